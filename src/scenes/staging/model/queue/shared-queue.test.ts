import { expect, test } from 'vitest'
import { usualCamera } from '../../../furniture/model/room/from-match.ts'
import { usualLight } from '../../../furniture/model/room/light.ts'
import { plainTexture } from '../../../furniture/model/room/texture.ts'
import { noOutline } from '../../../furniture/model/walls/outline.ts'
import type { Job, Picture } from '../job.ts'
import type { StagingPhoto } from '../photo.ts'
import { outlineOf } from '../room/box.ts'
import { addPhoto, askForAll, chooseStyle, createStaging, rearrange } from '../staging.ts'
import { joinPhotos } from '../together/join.ts'
import { runQueue, type Steps } from './run-queue.ts'

const size = { width: 400, height: 300 }
const camera = usualCamera(4 / 3)
const look = {
  ...{ size, light: usualLight, texture: plainTexture, outline: noOutline },
  match: { camera, confidence: 'good' as const },
}
const picture = { share: 0.2 } as Picture

function joined() {
  const staging = createStaging()
  for (const name of ['a', 'b', 'alone']) addPhoto(staging, { name, file: new Blob() })
  const [a, b] = staging.photos as [StagingPhoto, StagingPhoto]
  for (const photo of staging.photos) {
    const outline = outlineOf({ left: -2, right: 2, back: -5, front: 0.5 })
    const room = { outline, height: 2.5, openings: [], views: [{ camera, photo: size }] }
    Object.assign(photo, { look, room, roomBy: 'hand' })
  }
  const similarity = { turn: Math.PI / 2, scale: 1, x: 1, z: -2 }
  joinPhotos(staging, { first: a.id, second: b.id, similarity, gap: 0 })
  chooseStyle(staging, 'bohemian')
  askForAll(staging)
  return staging
}

const options = () => ({ atOnce: 3, signal: new AbortController().signal, now: () => 0 })

test('a room that two photos show is furnished once, for both', async () => {
  const staging = joined()
  const rooms: { eyes: (number | undefined)[]; seed: number }[] = []
  const steps: Steps = {
    look: async () => look,
    roomOf: () => null,
    arrange: async ({ room, seed }) => {
      rooms.push({ eyes: room.views.map((view) => view.camera.x), seed })
      await null
      const sofa = { id: 1, piece: 'sofa', look: '', x: rooms.length, z: -4, turn: 0, scale: 1 }
      return { items: [sofa], leftOut: [] }
    },
    picture: async () => picture,
  }
  await runQueue(staging, steps, options())
  expect(rooms).toEqual([
    { eyes: [undefined, 1], seed: 1 },
    { eyes: [undefined], seed: 1 },
  ])
  const [a, b] = staging.jobs as [Job, Job]
  expect(b.items).toEqual(a.items)
  expect(b.items).not.toBe(a.items)
  rearrange(staging, b)
  await runQueue(staging, steps, options())
  expect(rooms.slice(2)).toEqual([{ eyes: [undefined, 1], seed: 2 }])
  expect([a, b].map(({ items, state }) => [items[0]?.x, state])).toEqual([
    [3, 'done'],
    [3, 'done'],
  ])
})

test('a photo that is being drawn while its room is changed from another one is drawn again', async () => {
  const staging = joined()
  let drawn = 0
  await runQueue(
    staging,
    {
      look: async () => look,
      roomOf: () => null,
      arrange: async ({ seed }) => {
        const sofa = { id: 1, piece: 'sofa', look: '', x: seed, z: -4, turn: 0, scale: 1 }
        return { items: [sofa], leftOut: [] }
      },
      picture: async (photo) => {
        drawn += 1
        if (drawn === 1) {
          expect(photo.name).toBe('a')
          rearrange(staging, staging.jobs[1] as Job)
        }
        return picture
      },
    },
    { ...options(), atOnce: 1 },
  )
  expect(staging.jobs.map(({ state, items }) => [state, items[0]?.x])).toEqual([
    ...[
      ['done', 2],
      ['done', 2],
      ['done', 1],
    ],
  ])
  expect(drawn).toBe(4)
})
