import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultRoomLight, sunFromLight } from '../../../../room-photo/model/light.ts'
import { markStep } from '../../view/multi-photo/mark-frame.tsx'
import type { Job } from '../job.ts'
import { cameraOf, roomOfKnown } from '../photo.ts'
import { rearrange, removePhoto, requestStyle, setEdit, setKind } from '../staging.ts'
import { finish, photosOf, analysis as plainAnalysis, size, sofa } from '../testing/samples.ts'
import type { Similarity } from './align-photos.ts'
import { joinablePhotos, joinPhotos, placedMark, suggestedPair } from './join-photos.ts'
import { photosOfSharedRoom, removeFromSharedRoom } from './shared-room.ts'

const known: unknown = JSON.parse(readFileSync('public/rooms/living-corner.json', 'utf8'))
const room = roomOfKnown(known, size)
if (!room) throw new Error('no room')
const camera = { ...cameraOf({ room, analysis: null }), x: 0, z: 0 }
const analysis = { ...plainAnalysis, match: { camera, confidence: 'good' as const } }
const similarity: Similarity = { turn: 0, scale: 0.9, x: -1, z: 0.4 }
const style = 'bohemian'

/** Photos of which the first tells its room. */
function three() {
  const made = photosOf(['a', 'b', 'c'], { analysis })
  Object.assign(made.a, { room: structuredClone(room), roomBy: 'known' })
  const join = (first: { id: number }, second: { id: number }, gap = 0, by = similarity) =>
    joinPhotos(made.staging, { first: first.id, second: second.id, similarity: by, gap })
  return { ...made, join }
}
const namesWith = (staging: ReturnType<typeof three>['staging'], { id }: { id: number }) =>
  photosOfSharedRoom(staging, id).map(({ name }) => name)

describe('joined photos', () => {
  test('have one room, in the coordinates of the one that tells it, each with its own view first', () => {
    const { staging, a, b, c, join } = three()
    join(a, b, 0.02)
    join(b, c, 0.03)
    expect(namesWith(staging, c)).toEqual(['a', 'b', 'c'])
    for (const photo of [a, b, c]) {
      const { outline, openings } = room
      expect(photo).toMatchObject({ room: { outline, openings }, roomBy: 'known' })
      expect(photo.room?.views).toHaveLength(3)
    }
    expect(cameraOf(a)).toEqual(room.views[0]?.camera)
    expect(cameraOf(b).height).toBeCloseTo(1.5 * 0.9)
    expect(cameraOf(c).height).toBeCloseTo(1.5 * 0.9)
    expect(a.room?.views.slice(1)).toEqual([b.room?.views[0], c.room?.views[0]])
    expect(staging.shared).toHaveLength(1)
    expect(staging.shared[0]?.members.map(({ gap }) => gap)).toEqual([null, 0.02, 0.03])
  })

  test('are asked for together, as one kind of room and in one arrangement', () => {
    const { staging, a, b, join } = three()
    requestStyle(staging, a, style)
    requestStyle(staging, b, 'industrial')
    Object.assign(staging.jobs[0] as Job, { seed: 4, state: 'done' })
    b.kind = 'office'
    join(a, b)
    const told = () =>
      staging.jobs.map((job) => {
        const { name, kind } = job.photo === a.id ? a : b
        return [name, job.style, kind, job.seed, job.state].join(' ')
      })
    expect(told()).toEqual([
      'a bohemian office 4 waiting',
      'b industrial office 1 waiting',
      'b bohemian office 4 waiting',
      'a industrial office 1 waiting',
    ])
    finish(staging.jobs)
    rearrange(staging, staging.jobs[2] as Job)
    expect(told()).toEqual([
      'a bohemian office 5 waiting',
      'b industrial office 1 done',
      'b bohemian office 5 waiting',
      'a industrial office 1 done',
    ])
    setKind(staging, a, 'bedroom')
    expect([a.kind, b.kind]).toEqual(['bedroom', 'bedroom'])
    expect(requestStyle(staging, b, 'scandinavian').photo).toBe(b.id)
    expect(staging.jobs).toHaveLength(6)
  })

  test('are changed by hand together, each in its own light', () => {
    const { staging, a, b, join } = three()
    join(a, b)
    const job = requestStyle(staging, b, style)
    finish(staging.jobs)
    const sun = { ...sunFromLight(defaultRoomLight), brightness: 0.7 }
    const occluders = [{ id: 1, points: [] }]
    setEdit(staging, job, { items: [sofa], camera: cameraOf(b), sun, occluders })
    const other = staging.jobs.find(({ photo }) => photo === a.id)
    const edit = {
      items: [sofa],
      occluders: [],
      sun: sunFromLight(defaultRoomLight),
      camera: cameraOf(a),
    }
    expect(other).toMatchObject({ state: 'waiting', edit })
    // Neither is the other's: what is moved in one is moved in the other when that is told.
    expect(other?.edit?.items[0]).not.toBe(job.edit?.items[0])
  })

  test('are two rooms, of which one is told', () => {
    const { a, b, c, join } = three()
    expect(() => join(b, c)).toThrow(RangeError)
    join(a, b)
    expect(() => join(a, b)).toThrow(RangeError)
  })
})

describe('a photo that leaves', () => {
  const joined = () => {
    const { staging, a, b, c, join } = three()
    join(a, b)
    join(a, c)
    requestStyle(staging, a, style)
    finish(staging.jobs)
    return { staging, a, b, c, states: () => staging.jobs.map(({ state }) => state) }
  }
  const camerasOf = (photo: ReturnType<typeof three>['a']) =>
    photo.room?.views.map((view) => view.camera)

  test('is what it was alone, and the others stay as they are', () => {
    const { staging, a, b, c, states } = joined()
    removeFromSharedRoom(staging, b.id)
    expect([b.room, b.roomBy]).toEqual([null, null])
    expect(states()).toEqual(['done', 'waiting', 'done'])
    expect(camerasOf(a)).toEqual([cameraOf(a), cameraOf(c)])
    expect(camerasOf(c)).toEqual([cameraOf(c), cameraOf(a)])
    removeFromSharedRoom(staging, c.id)
    expect([staging.shared, a.room, c.room]).toEqual([[], room, null])
  })

  test('may be the one that told the room: the others go on with it', () => {
    const { staging, a, b, c, states } = joined()
    removeFromSharedRoom(staging, a.id)
    expect(a.room).toEqual(room)
    expect(b.room?.outline).toEqual(room.outline)
    expect(camerasOf(b)).toEqual([cameraOf(b), cameraOf(c)])
    expect(namesWith(staging, c)).toEqual(['b', 'c'])
    expect(states()).toEqual(['waiting', 'done', 'done'])
  })

  test('may be taken away altogether: the last one keeps the room and its picture', () => {
    const { staging, a, b, c, states } = joined()
    removePhoto(staging, a.id)
    removePhoto(staging, b.id)
    expect(staging.shared).toEqual([])
    expect(c.room?.outline).toEqual(room.outline)
    expect(c.room?.views).toHaveLength(1)
    expect(states()).toEqual(['done'])
  })
})

const portrait = { width: 3000, height: 4000 }

test('a mark never leaves the photo; an arrow moves it a thousandth of the longer side, with Shift ten', () => {
  expect(placedMark({ x: -5, y: 4100 }, portrait)).toEqual({ x: 0, y: 4000, isPlaced: true })
  expect(markStep({ key: 'ArrowLeft', shiftKey: false }, portrait)).toEqual({ x: -4, y: 0 })
  expect(markStep({ key: 'ArrowDown', shiftKey: true }, portrait)).toEqual({ x: 0, y: 40 })
  expect(markStep({ key: 'Enter', shiftKey: false }, portrait)).toBeNull()
})

const photo = (id: number, name?: string) => ({
  ...{ id, known: name ? JSON.parse(readFileSync(`public/rooms/${name}.json`, 'utf8')) : null },
})
const sharedRoom = (...photos: number[]) => ({
  id: 9,
  members: photos.map((each) => ({ photo: each, own: { room: null, roomBy: null }, gap: null })),
})

test('rooms of our own whose files tell the same room come first', () => {
  const names = [undefined, 'living-corner', 'bedroom-corner', 'living-frontal']
  const photos = names.map((name, at) => photo(at + 1, name))
  expect(suggestedPair({ photos, shared: [] })).toEqual([2, 4])
  expect(suggestedPair({ photos, shared: [sharedRoom(2, 4)] })).toEqual([1, 2])
  expect(joinablePhotos({ photos, shared: [sharedRoom(2, 4)] }, 4)).toEqual([1, 3])
})

test('there is no pair of one photo, nor of photos of one room', () => {
  expect(suggestedPair({ photos: [photo(1)], shared: [] })).toBeNull()
  expect(suggestedPair({ photos: [photo(1), photo(2)], shared: [sharedRoom(1, 2)] })).toBeNull()
})
