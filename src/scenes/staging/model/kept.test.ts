import { ref } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { usualCamera } from '../../furniture/model/room/from-match.ts'
import { usualLight } from '../../furniture/model/room/light.ts'
import { plainTexture } from '../../furniture/model/room/texture.ts'
import { noOutline } from '../../furniture/model/walls/outline.ts'
import type { Job, JobState, Picture } from './job.ts'
import { countKept, type Kept, keptVersion, readFromDisk, restore, toKept } from './kept.ts'
import type { StagingPhoto } from './photo.ts'
import { outlineOf } from './room/box.ts'
import { addPhoto, askForAll, chooseStyle, createStaging, type Staging } from './staging.ts'
import { joinPhotos } from './together/join.ts'
import { leaveRoom } from './together/leave.ts'
import { partnersOf } from './together/shared-room.ts'

const blob = new Blob(['x'])
const picture: Picture = {
  ...{ clean: blob, labelled: blob, thumb: blob, before: blob, changed: blob, share: 0.2 },
}
const look = {
  ...{ size: { width: 4, height: 3 }, light: usualLight, texture: plainTexture },
  match: { camera: usualCamera(4 / 3), confidence: 'good' as const },
  outline: noOutline,
}

/** Photos of which each is at another step. */
function working(states: readonly JobState[]): Staging {
  const staging = createStaging()
  for (const state of states) addPhoto(staging, { name: `${state}.jpg`, file: blob })
  chooseStyle(staging, 'bohemian')
  askForAll(staging)
  for (const [at, job] of staging.jobs.entries()) {
    job.state = states[at] as JobState
    if (job.state === 'done') job.picture = ref(picture)
  }
  return staging
}

/** As the database gives it back. */
function keptOf(staging: Staging): Kept {
  const { photos, jobs, ...rest } = toKept(staging)
  return {
    ...rest,
    photos: photos.map((photo) => ({ ...photo, file: blob })),
    jobs: jobs.map((job) => ({
      ...job,
      picture: staging.jobs.find(({ id }) => id === job.id)?.picture ?? null,
    })),
  }
}

const all: JobState[] = ['done', 'rendering', 'waiting', 'asking', 'failed']

test('what was under way waits when the tab is opened again, and what is done is done', () => {
  const staging = working(all)
  const kept = structuredClone(keptOf(staging))
  expect(countKept(kept)).toEqual({ photos: 5, left: 3 })
  const later = createStaging()
  restore(later, kept)
  expect(later.jobs.map(({ state }) => state)).toEqual([
    ...['done', 'waiting', 'waiting', 'asking', 'failed'],
  ])
  expect(later.style).toBe('bohemian')
  expect(later.photos.map(({ name }) => name)).toEqual(all.map((state) => `${state}.jpg`))
  // The queue itself stays as it was.
  expect(staging.jobs.map(({ state }) => state)).toEqual(all)
})

test('what was looked at is not looked at again', () => {
  const staging = working(['waiting'])
  const photo = staging.photos[0]
  if (!photo) throw new Error('no photo')
  Object.assign(photo, { look, kind: 'office' })
  const later = createStaging()
  restore(later, keptOf(staging))
  expect(later.photos[0]).toMatchObject({ look, kind: 'office' })
})

test('it joins what is there already, under other ids', () => {
  const kept = keptOf(working(['done', 'waiting']))
  const later = working(['done'])
  restore(later, kept)
  const ids = [...later.photos, ...later.jobs].map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
  for (const job of later.jobs) expect(later.photos.some(({ id }) => id === job.photo)).toBe(true)
})

test('a picture that was not written is made again, and a photo without its file is none', () => {
  const kept = keptOf(working(['done', 'done']))
  const [first] = kept.jobs
  if (first) first.picture = null
  kept.photos.pop()
  const later = createStaging()
  restore(later, kept)
  expect(later.photos).toHaveLength(1)
  expect(later.jobs.map(({ state }: Job) => state)).toEqual(['waiting'])
})

test('photos of one room are one room again, but for those that are no more', () => {
  const staging = working(['done', 'done', 'done'])
  const [a, b, c] = staging.photos as [StagingPhoto, StagingPhoto, StagingPhoto]
  const views = [{ camera: usualCamera(4 / 3), photo: { width: 4, height: 3 } }]
  const room = { outline: outlineOf({ left: -2, right: 2, back: -4, front: 1 }) }
  for (const photo of [a, b, c]) photo.look = ref(look)
  Object.assign(a, { room: { ...room, height: 2.5, openings: [], views }, roomBy: 'hand' })
  const similarity = { turn: 0, scale: 1, x: 0, z: 0 }
  joinPhotos(staging, { first: a.id, second: b.id, similarity, gap: 0.01 })
  joinPhotos(staging, { first: a.id, second: c.id, similarity, gap: 0.02 })
  const all = createStaging()
  restore(all, structuredClone(keptOf(staging)))
  expect(all.shared).toHaveLength(1)
  const last = all.photos[2]?.id ?? 0
  expect(partnersOf(all, last).map(({ name }) => name)).toEqual(staging.photos.map((p) => p.name))
  expect(all.shared[0]?.members.map(({ gap }) => gap)).toEqual([null, 0.01, 0.02])
  leaveRoom(all, last)
  expect(all.photos[2]?.room).toBeNull()

  const fewer = structuredClone(keptOf(staging))
  fewer.photos.splice(1, 2)
  const alone = createStaging()
  restore(alone, fewer)
  expect(alone.shared).toEqual([])
  expect(alone.photos[0]?.room?.views).toHaveLength(1)
})

test('what was kept before photos could share a room reads as it was', () => {
  const { shared: _, ...older } = structuredClone(keptOf(working(all)))
  const later = createStaging()
  restore(later, older)
  expect(later.photos).toHaveLength(5)
  expect(later.shared).toEqual([])
})

test('what another version kept is not touched', () => {
  const kept = { ...keptOf(working(['done'])), version: keptVersion + 1 }
  const later = createStaging()
  expect(() => restore(later, kept)).toThrow('version')
  expect(later.photos).toHaveLength(0)
})

test('the large files of a picture are read from the disk once they are there, by whoever holds the picture', () => {
  const held = { ...picture }
  const stored = { clean: new Blob(['c']), labelled: new Blob(['l']), thumb: new Blob(['t']) }
  readFromDisk(held, stored)
  expect(held.clean).toBe(stored.clean)
  expect(held.labelled).toBe(stored.labelled)
  expect(held.thumb).toBe(picture.thumb)
})
