import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usualCamera } from '../../../furniture/model/room/from-match.ts'
import { usualLight } from '../../../furniture/model/room/light.ts'
import { plainTexture } from '../../../furniture/model/room/texture.ts'
import { noOutline } from '../../../furniture/model/walls/outline.ts'
import { StagingError } from '../fault.ts'
import type { Job, Picture } from '../job.ts'
import { outlineOf } from '../room/box.ts'
import type { StagingRoom } from '../room.ts'
import {
  addPhoto,
  askForAll,
  canStage,
  chooseStyle,
  createStaging,
  rearrange,
  removePhoto,
  type Staging,
  setKind,
  setRoom,
} from '../staging.ts'
import { runQueue, type Steps } from './run-queue.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const size = { width: 400, height: 300 }
const camera = usualCamera(4 / 3)
const room: StagingRoom = {
  outline: outlineOf({ left: -2, right: 2, back: -5, front: 0.5 }),
  ...{ height: 2.5, openings: [], views: [{ camera, photo: size }] },
}
const sofa = { id: 1, piece: 'modern-sofa', look: 'sage', x: 0, z: -4, turn: 0, scale: 1 }
const blob = new Blob(['x'])
const picture: Picture = {
  ...{ clean: blob, labelled: blob, thumb: blob, before: blob, changed: blob, share: 0.2 },
}

/** Steps that take their turn and say what they do; photos by name misbehave. */
function steps(log: string[], extra: Partial<Steps> = {}): Steps {
  return {
    look: async (photo, _signal, onState) => {
      onState('reading')
      await null
      onState('matching')
      log.push(`look ${photo.name}`)
      if (photo.name === 'bad') throw new StagingError({ code: 'Corrupt', name: 'bad' })
      return { size, light: usualLight, texture: plainTexture, match: null, outline: noOutline }
    },
    roomOf: ({ name }) => (name === 'unclear' ? null : { room, roomBy: 'found' }),
    arrange: async ({ style, kind, seed }) => {
      log.push(`arrange ${style} ${kind} ${seed}`)
      return { items: [sofa], leftOut: [] }
    },
    picture: async (photo, _job, _signal, onState) => {
      onState('rendering')
      await null
      onState('encoding')
      log.push(`picture ${photo.name}`)
      return picture
    },
    ...extra,
  }
}

function staged(...names: string[]): Staging {
  const staging = createStaging()
  for (const name of names) addPhoto(staging, { name, file: blob })
  chooseStyle(staging, 'scandinavian')
  askForAll(staging)
  return staging
}

const states = ({ jobs }: Staging) => jobs.map(({ state }) => state)
const run = (staging: Staging, extra?: Partial<Steps>, log: string[] = []) =>
  runQueue(staging, steps(log, extra), {
    ...{ atOnce: 2, signal: new AbortController().signal, now: () => 1 },
  }).then(() => log)

test('a bad photo and one that has to be asked about stop none of the others', async () => {
  const staging = staged('a', 'bad', 'unclear', 'b')
  await run(staging)
  expect(states(staging)).toEqual(['done', 'failed', 'asking', 'done'])
  expect(staging.jobs[1]?.fault).toEqual({ code: 'Corrupt', name: 'bad' })
  expect(staging.jobs[0]).toMatchObject({ stagedAs: 'living-room', items: [sofa] })
  expect(staging.run).toBeNull()
})

test('what was asked for goes on once its floor is drawn', async () => {
  const staging = staged('unclear')
  await run(staging)
  const photo = staging.photos[0]
  if (!photo) throw new Error('no photo')
  setRoom(staging, photo, room)
  const log = await run(staging)
  expect(states(staging)).toEqual(['done'])
  // It was looked at already.
  expect(log).toEqual(['arrange scandinavian living-room 1', 'picture unclear'])
})

test('a photo is looked at once for all its styles', async () => {
  const staging = staged('a')
  chooseStyle(staging, 'industrial')
  askForAll(staging)
  const log = await run(staging)
  expect(log.filter((line) => line.startsWith('look'))).toEqual(['look a'])
  expect(states(staging)).toEqual(['done', 'done'])
})

test('given up, what was under way waits again, and what is done stays', async () => {
  const staging = staged('a', 'b', 'c')
  const control = new AbortController()
  const hang = steps([], {
    picture: async (photo, _job, signal) => {
      if (photo.name === 'a') return picture
      control.abort()
      signal.throwIfAborted()
      return picture
    },
  })
  await runQueue(staging, hang, { atOnce: 1, signal: control.signal, now: () => 1 })
  expect(states(staging)).toEqual(['done', 'waiting', 'waiting'])
  await run(staging)
  expect(states(staging)).toEqual(['done', 'done', 'done'])
})

test('what nobody foresaw is named by the step that it happened in', async () => {
  const boom = async () => {
    throw new Error('boom')
  }
  const rendering = staged('a')
  await run(rendering, {
    picture: (_photo, _job, _signal, on) => {
      on('rendering')
      return boom()
    },
  })
  expect(rendering.jobs[0]?.fault).toEqual({ code: 'Render', name: 'a' })
  const encoding = staged('a')
  await run(encoding, {
    picture: (_photo, _job, _signal, on) => {
      on('encoding')
      return boom()
    },
  })
  expect(encoding.jobs[0]?.fault).toEqual({ code: 'Encode', name: 'a' })
  const empty = staged('a')
  await run(empty, { arrange: async () => ({ items: [], leftOut: [] }) })
  expect(empty.jobs[0]?.fault).toEqual({ code: 'NoPlace', name: 'a' })
})

test('another arrangement is the next seed, without what was changed by hand', async () => {
  const staging = staged('a')
  await run(staging)
  const job = staging.jobs[0] as Job
  job.edit = {
    items: [],
    camera,
    sun: { azimuth: 0, elevation: 45, softness: 0.5, brightness: 1, reflection: 0 },
    covers: [],
  }
  rearrange(staging, job)
  const log = await run(staging)
  expect(log[0]).toBe('arrange scandinavian living-room 2')
})

test('what was changed by hand is drawn as it is', async () => {
  const staging = staged('a')
  await run(staging)
  const job = staging.jobs[0] as Job
  const sun = { azimuth: 0, elevation: 45, softness: 0.5, brightness: 1, reflection: 0 }
  job.edit = { items: [sofa], camera, sun, covers: [] }
  job.state = 'waiting'
  expect(await run(staging)).toEqual(['picture a'])
})

test('another kind of room is staged anew', async () => {
  const staging = staged('a')
  await run(staging)
  const photo = staging.photos[0]
  if (!photo) throw new Error('no photo')
  setKind(staging, photo, 'bedroom')
  expect((await run(staging))[0]).toBe('arrange scandinavian bedroom 1')
})

test('what joins while the queue runs is done as well, and what is taken away is not missed', async () => {
  const staging = staged('a', 'b')
  const log: string[] = []
  let added = false
  await run(
    staging,
    {
      look: async (photo) => {
        if (!added) {
          added = true
          removePhoto(staging, staging.photos[1]?.id ?? 0)
          addPhoto(staging, { name: 'late', file: blob })
          askForAll(staging)
        }
        log.push(`look ${photo.name}`)
        return { size, light: usualLight, texture: plainTexture, match: null, outline: noOutline }
      },
    },
    log,
  )
  expect(staging.photos.map(({ name }) => name)).toEqual(['a', 'late'])
  expect(new Set([...staging.photos, ...staging.jobs].map(({ id }) => id)).size).toBe(4)
  expect(states(staging)).toEqual(['done', 'done'])
})

test('there is nothing to press without photos, without a style, while staging, or without 3D', () => {
  const staging = createStaging()
  expect(canStage(staging)).toBe(false)
  addPhoto(staging, { name: 'a', file: blob })
  expect(canStage(staging)).toBe(false)
  chooseStyle(staging, 'bohemian')
  expect(canStage(staging)).toBe(true)
  staging.run = { startedAt: 0, jobs: [] }
  expect(canStage(staging)).toBe(false)
  staging.run = null
  staging.draws = false
  expect(canStage(staging)).toBe(false)
})
