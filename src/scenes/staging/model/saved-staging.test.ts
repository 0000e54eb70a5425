import { expect, test } from 'vitest'
import type { JobState } from './job.ts'
import { joinPhotos } from './multi-photo/join-photos.ts'
import { photosOfSharedRoom, removeFromSharedRoom } from './multi-photo/shared-room.ts'
import {
  countSaved,
  replaceBlobs,
  restoreStaging,
  type SavedStaging,
  savedVersion,
  toSaved,
} from './saved-staging.ts'
import { chooseStyle, createStaging, requestStyleForAll, type Staging } from './staging.ts'
import { analysis, blob, photosOf, picture, roomOf } from './testing/samples.ts'

/** Photos of which each is at another step. */
function working(states: readonly JobState[]): Staging {
  const { staging } = photosOf(states.map((state) => `${state}.jpg`))
  chooseStyle(staging, 'bohemian')
  requestStyleForAll(staging)
  for (const [at, job] of staging.jobs.entries()) {
    job.state = states[at] as JobState
    if (job.state === 'done') job.picture = picture
  }
  return staging
}

/** As the database gives it back. */
function keptOf(staging: Staging): SavedStaging {
  const { photos, jobs, ...rest } = structuredClone(toSaved(staging))
  return {
    ...rest,
    photos: photos.map((photo) => ({ ...photo, file: blob })),
    jobs: jobs.map((job, at) => ({ ...job, picture: staging.jobs[at]?.picture ?? null })),
  }
}

function restored(kept: SavedStaging, later = createStaging()): Staging {
  restoreStaging(later, kept)
  return later
}
const statesOf = ({ jobs }: Staging) => jobs.map(({ state }) => state)
const all: JobState[] = ['done', 'rendering', 'waiting', 'asking', 'failed']

test('what was under way waits when the tab is opened again, and what is done is done', () => {
  const staging = working(all)
  Object.assign(staging.photos[0] ?? {}, { analysis, kind: 'office' })
  Object.assign(staging.photos[3] ?? {}, { analysis })
  const kept = keptOf(staging)
  expect(countSaved(kept)).toEqual({ photos: 5, left: 3 })
  const later = restored(kept)
  expect(statesOf(later)).toEqual(['done', 'waiting', 'waiting', 'asking', 'failed'])
  expect(later.style).toBe('bohemian')
  expect(later.photos.map(({ name }) => name)).toEqual(all.map((state) => `${state}.jpg`))
  // What was looked at is not looked at again.
  expect(later.photos[0]).toMatchObject({ analysis, kind: 'office' })
  expect(statesOf(staging)).toEqual(all)
})

test('a photo that was analyzed before outlines were found is analyzed again unless it has a room', () => {
  const staging = working(['asking', 'done'])
  const { size, light, texture, match } = analysis
  const outline = { walls: [], ceiling: null }
  const old = { analysis: { size, light, texture, match, outline } as unknown as typeof analysis }
  Object.assign(staging.photos[0] ?? {}, old)
  Object.assign(staging.photos[1] ?? {}, { ...old, room: roomOf(), roomBy: 'hand' })
  const later = restored(keptOf(staging))
  expect(statesOf(later)).toEqual(['waiting', 'done'])
  expect(later.photos.map((photo) => photo.analysis)).toEqual([null, analysis])
})

test('it joins what is there already, under other ids', () => {
  const kept = { ...keptOf(working(['done', 'waiting'])), style: 'industrial' as const }
  const later = restored(kept, working(['done']))
  expect(later.style).toBe('bohemian')
  const ids = [...later.photos, ...later.jobs].map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
  for (const job of later.jobs) expect(later.photos.some(({ id }) => id === job.photo)).toBe(true)
})

test('a picture that was not written is made again, and a photo without its file is none', () => {
  const kept = keptOf(working(['done', 'done']))
  const [first] = kept.jobs
  if (first) first.picture = null
  kept.photos.pop()
  const later = restored(kept)
  expect(later.photos).toHaveLength(1)
  expect(statesOf(later)).toEqual(['waiting'])
})

test('photos of one room are one room again, but for those that are no more', () => {
  const staging = working(['done', 'done', 'done'])
  const [a, b, c] = staging.photos
  if (!a || !b || !c) throw new Error('three photos')
  for (const photo of [a, b, c]) photo.analysis = analysis
  Object.assign(a, { room: roomOf(), roomBy: 'hand' })
  const similarity = { turn: 0, scale: 1, x: 0, z: 0 }
  joinPhotos(staging, { first: a.id, second: b.id, similarity, gap: 0.01 })
  joinPhotos(staging, { first: a.id, second: c.id, similarity, gap: 0.02 })
  const later = restored(keptOf(staging))
  expect(later.shared).toHaveLength(1)
  const last = later.photos[2]?.id ?? 0
  expect(photosOfSharedRoom(later, last).map(({ name }) => name)).toEqual(
    staging.photos.map((p) => p.name),
  )
  expect(later.shared[0]?.members.map(({ gap }) => gap)).toEqual([null, 0.01, 0.02])
  removeFromSharedRoom(later, last)
  expect(later.photos[2]?.room).toBeNull()

  const fewer = keptOf(staging)
  fewer.photos.splice(1, 2)
  const alone = restored(fewer)
  expect(alone.shared).toEqual([])
  expect(alone.photos[0]?.room?.views).toHaveLength(1)
})

test('what was kept before photos could share a room reads as it was, and another version not at all', () => {
  const { shared: _, ...older } = keptOf(working(all))
  expect(restored(older)).toMatchObject({ photos: { length: 5 }, shared: [] })
  const later = createStaging()
  expect(() => restoreStaging(later, { ...older, version: savedVersion + 1 })).toThrow('version')
  expect(later.photos).toHaveLength(0)
})

test('the large files of a picture are read from the disk once they are there, by whoever holds it', () => {
  const held = { ...picture }
  const stored = { clean: new Blob(['c']), labelled: new Blob(['l']), thumb: new Blob(['t']) }
  replaceBlobs(held, stored)
  expect(held.clean).toBe(stored.clean)
  expect(held.labelled).toBe(stored.labelled)
  expect(held.thumb).toBe(picture.thumb)
})
