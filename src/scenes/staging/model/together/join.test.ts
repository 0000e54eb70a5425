import { readFileSync } from 'node:fs'
import { ref } from 'valtio/vanilla'
import { describe, expect, test } from 'vitest'
import { usualLight } from '../../../furniture/model/room/light.ts'
import { sunOf } from '../../../furniture/model/room/sun.ts'
import { plainTexture } from '../../../furniture/model/room/texture.ts'
import { noOutline } from '../../../furniture/model/walls/outline.ts'
import type { Job, Picture } from '../job.ts'
import type { StagingPhoto } from '../photo.ts'
import { boxOf } from '../room/box.ts'
import { cameraOf } from '../room/camera-of.ts'
import { roomOfKnown } from '../room/known-room.ts'
import {
  addPhoto,
  askFor,
  createStaging,
  rearrange,
  removePhoto,
  setEdit,
  setKind,
} from '../staging.ts'
import { joinPhotos } from './join.ts'
import { leaveRoom } from './leave.ts'
import { partnersOf } from './shared-room.ts'
import type { Similarity } from './similarity.ts'

const size = { width: 2000, height: 1500 }
const known: unknown = JSON.parse(readFileSync('public/rooms/living-corner.json', 'utf8'))
const room = roomOfKnown(known, size)
if (!room) throw new Error('no room')
const look = {
  ...{ size, light: usualLight, texture: plainTexture, outline: noOutline },
  match: { camera: { ...cameraOf({ room, look: null }), x: 0, z: 0 }, confidence: 'good' as const },
}
const picture = ref({ share: 0.2 } as Picture)
const similarity: Similarity = { turn: 0, scale: 0.9, x: -1, z: 0.4 }
const style = 'bohemian'

/** Photos of which the first tells its room. */
function three() {
  const staging = createStaging()
  for (const name of ['a', 'b', 'c']) addPhoto(staging, { name, file: new Blob() })
  const [a, b, c] = staging.photos as [StagingPhoto, StagingPhoto, StagingPhoto]
  for (const photo of [a, b, c]) photo.look = ref(look)
  Object.assign(a, { room: structuredClone(room), roomBy: 'known' })
  return { staging, a, b, c }
}

const finish = (jobs: Job[]) => {
  for (const job of jobs) Object.assign(job, { state: 'done', picture })
}

describe('joined photos', () => {
  test('have one room, in the coordinates of the one that tells it, each with its own view first', () => {
    const { staging, a, b, c } = three()
    joinPhotos(staging, { first: b.id, second: a.id, similarity, gap: 0.02 })
    joinPhotos(staging, { first: b.id, second: c.id, similarity, gap: 0.03 })
    expect(partnersOf(staging, c.id).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    for (const photo of [a, b, c]) {
      expect(photo.room?.outline).toEqual(room.outline)
      expect(photo.room?.openings).toEqual(room.openings)
      expect(photo.roomBy).toBe('known')
      expect(photo.room?.views).toHaveLength(3)
    }
    expect(cameraOf(a)).toEqual(room.views[0]?.camera)
    // It was told how a lies on b: b is seen the other way round.
    expect(cameraOf(b).height).toBeCloseTo(1.5 / 0.9)
    expect(cameraOf(c).height).toBeCloseTo(1.5 * 0.9)
    expect(a.room?.views.slice(1)).toEqual([b.room?.views[0], c.room?.views[0]])
    expect(staging.shared).toHaveLength(1)
    expect(staging.shared[0]?.members.map(({ gap }) => gap)).toEqual([null, 0.02, 0.03])
  })

  test('are asked for together, as one kind of room and in one arrangement', () => {
    const { staging, a, b } = three()
    askFor(staging, a, style)
    askFor(staging, b, 'industrial')
    const [first] = staging.jobs as [Job]
    Object.assign(first, { seed: 4, state: 'done' })
    b.kind = 'office'
    joinPhotos(staging, { first: a.id, second: b.id, similarity, gap: 0 })
    const told = () =>
      staging.jobs.map((job) => [job.photo, job.style, job.kind, job.seed, job.state])
    expect(told()).toEqual([
      [a.id, style, 'office', 4, 'waiting'],
      [b.id, 'industrial', 'office', 1, 'waiting'],
      [b.id, style, 'office', 4, 'waiting'],
      [a.id, 'industrial', 'office', 1, 'waiting'],
    ])
    finish(staging.jobs)
    rearrange(staging, staging.jobs[2] as Job)
    expect(told().map(([, , , seed, state]) => [seed, state])).toEqual([
      ...[
        [5, 'waiting'],
        [1, 'done'],
        [5, 'waiting'],
        [1, 'done'],
      ],
    ])
    setKind(staging, a, 'bedroom')
    expect([a.kind, b.kind]).toEqual(['bedroom', 'bedroom'])
    expect(new Set(staging.jobs.map(({ kind }) => kind))).toEqual(new Set(['bedroom']))
    expect(askFor(staging, b, 'scandinavian').photo).toBe(b.id)
    expect(staging.jobs).toHaveLength(6)
  })

  test('are changed by hand together, each in its own light', () => {
    const { staging, a, b } = three()
    joinPhotos(staging, { first: a.id, second: b.id, similarity, gap: 0 })
    const job = askFor(staging, b, style)
    finish(staging.jobs)
    const sofa = { id: 1, piece: 'sofa', look: 'sage', x: 0.5, z: -4, turn: 90, scale: 1.1 }
    const sun = { ...sunOf(usualLight), brightness: 0.7 }
    const cover = { id: 1, points: [] }
    setEdit(staging, job, { items: [sofa], camera: cameraOf(b), sun, covers: [cover] })
    const other = staging.jobs.find(({ photo }) => photo === a.id)
    expect(other).toMatchObject({ state: 'waiting', edit: { items: [sofa], covers: [] } })
    expect(other?.edit?.sun).toEqual(sunOf(usualLight))
    expect(other?.edit?.camera).toEqual(cameraOf(a))
    // Neither is the other's: what is moved in one is moved in the other when that is told.
    expect(other?.edit?.items[0]).not.toBe(job.edit?.items[0])
  })

  test('go behind the wall that nobody knows, as far as the last camera', () => {
    const { staging, a, b } = three()
    a.roomBy = 'hand'
    const front = boxOf(room.outline).front
    joinPhotos(staging, { first: a.id, second: b.id, similarity: { ...similarity, z: 3 }, gap: 0 })
    expect(boxOf(a.room?.outline ?? []).front).toBeCloseTo(Math.max(front, 3 + 0.6))
    expect(b.room?.outline).toEqual(a.room?.outline)
  })

  test('are two rooms, of which one is told', () => {
    const { staging, a, b, c } = three()
    const joint = { similarity, gap: 0 }
    expect(() => joinPhotos(staging, { first: b.id, second: c.id, ...joint })).toThrow(RangeError)
    joinPhotos(staging, { first: a.id, second: b.id, ...joint })
    expect(() => joinPhotos(staging, { first: a.id, second: b.id, ...joint })).toThrow(RangeError)
  })
})

describe('a photo that leaves', () => {
  const joined = () => {
    const made = three()
    const { staging, a, b, c } = made
    joinPhotos(staging, { first: a.id, second: b.id, similarity, gap: 0 })
    joinPhotos(staging, { first: a.id, second: c.id, similarity, gap: 0 })
    askFor(staging, a, style)
    finish(staging.jobs)
    return made
  }
  const states = ({ staging }: ReturnType<typeof three>) => staging.jobs.map(({ state }) => state)

  test('is what it was alone, and the others stay as they are', () => {
    const made = joined()
    const { staging, a, b, c } = made
    leaveRoom(staging, b.id)
    expect([b.room, b.roomBy]).toEqual([null, null])
    expect(states(made)).toEqual(['done', 'waiting', 'done'])
    expect(a.room?.views).toEqual(
      [cameraOf(a), cameraOf(c)].map((camera) => ({ camera, photo: size })),
    )
    expect(c.room?.views.map(({ camera }) => camera)).toEqual([cameraOf(c), cameraOf(a)])
    leaveRoom(staging, c.id)
    expect(staging.shared).toEqual([])
    expect(a.room).toEqual(room)
    expect(c.room).toBeNull()
  })

  test('may be the one that told the room: the others go on with it', () => {
    const made = joined()
    const { staging, a, b, c } = made
    leaveRoom(staging, a.id)
    expect(a.room).toEqual(room)
    expect(b.room?.outline).toEqual(room.outline)
    expect(b.room?.views.map(({ camera }) => camera)).toEqual([cameraOf(b), cameraOf(c)])
    expect(partnersOf(staging, c.id).map(({ name }) => name)).toEqual(['b', 'c'])
    expect(states(made)).toEqual(['waiting', 'done', 'done'])
  })

  test('may be taken away altogether: the last one keeps the room and its picture', () => {
    const made = joined()
    const { staging, a, b, c } = made
    removePhoto(staging, a.id)
    removePhoto(staging, b.id)
    expect(staging.shared).toEqual([])
    expect(c.room?.outline).toEqual(room.outline)
    expect(c.room?.views).toHaveLength(1)
    expect(states(made)).toEqual(['done'])
  })
})
