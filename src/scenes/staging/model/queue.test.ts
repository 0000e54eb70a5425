import { beforeEach, expect, test, vi } from 'vitest'
import { sunFromLight } from '../../../room-photo/model/light.ts'
import type { PhotoAnalysis } from '../../../room-photo/model/photo-file.ts'
import { outlineOf } from '../../../room-photo/model/wall.ts'
import { FaultError } from './fault.ts'
import { type Job, jobStates } from './job.ts'
import { joinPhotos } from './multi-photo/join-photos.ts'
import type { StagingPhoto } from './photo.ts'
import {
  createSerialQueue,
  progressOf,
  progressOfAll,
  roundDuration,
  runQueue,
  type Steps,
  timeLeft,
} from './queue.ts'
import type { RoomKind, StagingRoom } from './room.ts'
import {
  addPhoto,
  canStage,
  chooseStyle,
  createStaging,
  rearrange,
  removePhoto,
  requestStyleForAll,
  type Staging,
  setKind,
  setRoom,
} from './staging.ts'
import {
  analysis,
  blob,
  camera,
  finish,
  photosOf,
  picture,
  roomOf,
  sofa,
} from './testing/samples.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** What is read from a photo that shows all its walls. */
const lookAtWalls: PhotoAnalysis = {
  ...analysis,
  outline: {
    corners: outlineOf({ left: -2, right: 2, back: -5, front: 0.5 }),
    edges: [0, 1, 1, 1].map((trust) => ({ trust })),
    agreement: 0.9,
    ceiling: 2.5,
  },
}

/** Steps that take their turn and say what they do; photos by name misbehave. */
function steps(log: string[], extra: Partial<Steps> = {}): Steps {
  return {
    read: async (photo, _signal, onMatching) => {
      await null
      onMatching()
      log.push(`read ${photo.name}`)
      if (photo.name === 'bad') throw new FaultError({ code: 'Corrupt', name: 'bad' })
      return photo.name === 'unclear' ? analysis : lookAtWalls
    },
    arrange: async ({ style, kinds: [kind = 'office'], seed, room }) => {
      log.push(`arrange ${style} ${kind} ${seed}${room.views.length > 1 ? ' for two' : ''}`)
      await null
      return { items: [{ ...sofa, x: seed }], leftOut: [], stagedAs: kind }
    },
    picture: async (photo, _job, _signal, onEncoding) => {
      await null
      onEncoding()
      log.push(`picture ${photo.name}`)
      return picture
    },
    ...extra,
  }
}

function staged(...names: string[]) {
  const { staging, a } = photosOf(names)
  chooseStyle(staging, 'scandinavian')
  requestStyleForAll(staging)
  return { staging, photo: a, job: staging.jobs[0] as Job }
}

const states = ({ jobs }: Staging) => jobs.map(({ state }) => state)
async function run(staging: Staging, extra: Partial<Steps> = {}, atOnce = 2) {
  const log: string[] = []
  const { signal } = new AbortController()
  await runQueue(staging, steps(log, extra), { atOnce, signal, now: () => 1 })
  return log
}

test('a bad photo and one that has to be asked about stop none of the others', async () => {
  const { staging, job } = staged('a', 'bad', 'unclear', 'b')
  const running = run(staging)
  // It runs once at a time.
  expect(await run(staging)).toEqual([])
  await running
  expect(states(staging)).toEqual(['done', 'failed', 'asking', 'done'])
  expect(staging.jobs[1]?.fault).toEqual({ code: 'Corrupt', name: 'bad' })
  expect(job).toMatchObject({ stagedAs: 'living-room', items: [{ piece: sofa.piece }] })
  expect(staging.run).toBeNull()
})

test('what was asked for goes on once its floor is drawn, and is looked at once for all its styles', async () => {
  const { staging, photo } = staged('unclear')
  chooseStyle(staging, 'industrial')
  requestStyleForAll(staging)
  expect(await run(staging)).toEqual(['read unclear'])
  setRoom(staging, photo, roomOf())
  expect((await run(staging)).toSorted()).toEqual([
    ...['arrange industrial living-room 1', 'arrange scandinavian living-room 1'],
    ...['picture unclear', 'picture unclear'],
  ])
  expect(states(staging)).toEqual(['done', 'done'])
})

test('given up, what was under way waits again, and what is done stays', async () => {
  const { staging } = staged('a', 'b', 'c')
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

test.each([
  ['rendering', 'Render'],
  ['encoding', 'Encode'],
] as const)('what nobody foresaw while %s is told as %s', async (state, code) => {
  const { staging, job } = staged('a')
  await run(staging, {
    picture: async (_photo, _job, _signal, onEncoding) => {
      if (state === 'encoding') onEncoding()
      throw new Error('boom')
    },
  })
  expect(job.fault).toEqual({ code, name: 'a' })
})

test('an arrangement of nothing is told', async () => {
  const { staging, job } = staged('a')
  await run(staging, { arrange: async () => ({ items: [], leftOut: [], stagedAs: 'office' }) })
  expect(job.fault).toEqual({ code: 'NoPlace', name: 'a' })
})

test('how sure the camera of a found room is comes along, since it says how careful one is', async () => {
  const { staging, photo } = staged('a')
  photo.analysis = { ...lookAtWalls, match: { camera, confidence: 'fair' } }
  const asked: unknown[] = []
  const arrange: Steps['arrange'] = async ({ roomBy, confidence }) => {
    asked.push([roomBy, confidence])
    return { items: [sofa], leftOut: [], stagedAs: 'office' }
  }
  await run(staging, { arrange })
  expect(asked).toEqual([['found', 'fair']])
})

test('where the kind of room is guessed others may be tried, but not where it was chosen', async () => {
  const { staging, photo, job } = staged('a')
  const asked: (readonly RoomKind[])[] = []
  const arrange: Steps['arrange'] = async ({ kinds }) => {
    asked.push(kinds)
    return { items: [sofa], leftOut: [], stagedAs: kinds.at(-1) ?? 'office' }
  }
  await run(staging, { arrange })
  expect(job).toMatchObject({ state: 'done', stagedAs: asked[0]?.at(-1) })
  setKind(staging, photo, 'bedroom')
  await run(staging, { arrange })
  expect(asked.map(({ length }) => length)).toEqual([4, 1])
  expect(asked[1]).toEqual(['bedroom'])
})

test('what was changed by hand is drawn as it is; another arrangement is the next seed, another kind anew', async () => {
  const { staging, photo, job } = staged('a')
  await run(staging)
  const sun = { azimuth: 0, elevation: 45, softness: 0.5, brightness: 1, reflection: 0 }
  Object.assign(job, { edit: { items: [sofa], camera, sun, occluders: [] }, state: 'waiting' })
  expect(await run(staging)).toEqual(['picture a'])
  rearrange(staging, job)
  expect((await run(staging))[0]).toBe('arrange scandinavian living-room 2')
  setKind(staging, photo, 'bedroom')
  expect((await run(staging))[0]).toBe('arrange scandinavian bedroom 2')
})

test('what joins while the queue runs is done as well, and what is taken away is not missed', async () => {
  const { staging } = staged('a', 'b')
  let added = false
  await run(staging, {
    read: async () => {
      if (!added) {
        added = true
        removePhoto(staging, staging.photos[1]?.id ?? 0)
        addPhoto(staging, { name: 'late', file: blob })
        requestStyleForAll(staging)
      }
      return lookAtWalls
    },
  })
  expect(staging.photos.map(({ name }) => name)).toEqual(['a', 'late'])
  expect(new Set([...staging.photos, ...staging.jobs].map(({ id }) => id)).size).toBe(4)
  expect(states(staging)).toEqual(['done', 'done'])
})

test('there is nothing to press without photos, without a style, while staging, or without 3D', () => {
  const staging = createStaging()
  const can = (act: () => void) => {
    act()
    return canStage(staging)
  }
  expect(can(() => {})).toBe(false)
  expect(can(() => addPhoto(staging, { name: 'a', file: blob }))).toBe(false)
  expect(can(() => chooseStyle(staging, 'bohemian'))).toBe(true)
  expect(can(() => Object.assign(staging, { run: { startedAt: 0, jobs: [] } }))).toBe(false)
  expect(can(() => Object.assign(staging, { run: null, draws: false }))).toBe(false)
})

/** Two photos of one room, and one of another. */
function joined() {
  const { staging, a, b } = photosOf(['a', 'b', 'alone'], {
    analysis,
    room: roomOf(),
    roomBy: 'hand',
  })
  const similarity = { turn: Math.PI / 2, scale: 1, x: 1, z: -2 }
  joinPhotos(staging, { first: a.id, second: b.id, similarity, gap: 0 })
  chooseStyle(staging, 'bohemian')
  requestStyleForAll(staging)
  return { staging, jobs: staging.jobs as [Job, Job, Job] }
}
const arranged = (log: string[]) => log.filter((line) => line.startsWith('arrange'))

test('a room that two photos show is furnished once, for both', async () => {
  const { staging, jobs } = joined()
  expect(arranged(await run(staging, {}, 3))).toEqual([
    ...['arrange bohemian living-room 1 for two', 'arrange bohemian living-room 1'],
  ])
  const [a, b] = jobs
  expect(b.items).toEqual(a.items)
  expect(b.items).not.toBe(a.items)
  rearrange(staging, b)
  const log = await run(staging, {}, 3)
  expect(arranged(log)).toEqual(['arrange bohemian living-room 2 for two'])
  expect(jobs.map(({ items }) => items[0]?.x)).toEqual([2, 2, 1])
})

test('a photo that is being drawn while its room is changed from another one is drawn again', async () => {
  const { staging, jobs } = joined()
  finish(jobs.slice(2))
  let drawn = 0
  const draw = async () => {
    drawn += 1
    if (drawn === 1) rearrange(staging, jobs[1])
    return picture
  }
  await run(staging, { picture: draw }, 1)
  expect(jobs.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(jobs.slice(0, 2).map(({ items }) => items[0]?.x)).toEqual([2, 2])
  expect(drawn).toBe(3)
})

test('a floor that is corrected is corrected in all photos of its room, and drawn anew even while it is drawn', async () => {
  const { staging, jobs } = joined()
  await run(staging, {}, 3)
  const [a, b, alone] = jobs
  const [first, second] = staging.photos as [StagingPhoto, StagingPhoto]
  a.edit = { items: [sofa], camera, sun: sunFromLight(analysis.light), occluders: [] }
  const cameras = staging.photos.map(({ room }) => room?.views[0]?.camera)
  const wider = roomOf({ left: -4, right: 2, back: -5, front: 0.5 })
  const room = second.room as StagingRoom
  setRoom(staging, second, { ...room, outline: wider.outline, views: room.views.slice(0, 1) })
  expect([a.state, b.state, alone.state, a.edit]).toEqual(['waiting', 'waiting', 'done', null])
  for (const each of [first, second])
    expect(each).toMatchObject({ roomBy: 'hand', room: { outline: wider.outline } })
  expect(staging.photos.map((each) => each.room?.views[0]?.camera)).toEqual(cameras)
  expect(first.room?.views).toHaveLength(2)
  let times = 0
  await run(staging, {
    picture: async () => {
      times += 1
      if (times === 1) setRoom(staging, first, { ...(first.room as StagingRoom) })
      return picture
    },
  })
  expect(times).toBeGreaterThan(2)
  expect(states(staging)).toEqual(['done', 'done', 'done'])
})

test('each step is further than the one before, and the whole as far as its photos together', () => {
  const steps = jobStates.filter((state) => !['asking', 'failed'].includes(state))
  const shares = steps.map((state) => progressOf({ state }))
  expect(shares).toEqual([...new Set(shares)].sort((a, b) => a - b))
  expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  expect(progressOfAll([{ state: 'done' }, { state: 'waiting' }])).toBe(0.5)
  expect(progressOfAll([{ state: 'failed' }, { state: 'asking' }])).toBe(1)
  expect(progressOfAll([])).toBe(1)
})

test('time left goes on as until now, and is not told too early', () => {
  expect(timeLeft(0.25, 10_000)).toBe(30_000)
  expect(timeLeft(1, 10_000)).toBe(0)
  expect(timeLeft(0.05, 10_000)).toBeNull()
  expect(timeLeft(0.5, 0)).toBeNull()
})

test.each([
  [200, 'second', 1],
  [11_000, 'second', 15],
  [58_000, 'second', 60],
  [61_000, 'minute', 2],
])('%d ms are told as roughly as they are known: %s %d', (ms, unit, value) => {
  expect(roundDuration(ms)).toEqual({ unit, value })
})

const never = new AbortController().signal

test('tasks run one after another: one that fails makes way, and one that was given up never begins', async () => {
  const inTurn = createSerialQueue()
  const control = new AbortController()
  let isRunning = true
  const first = inTurn(async () => {
    await null
    isRunning = false
    throw new Error('no')
  }, never)
  const second = inTurn(() => expect.unreachable(), control.signal)
  const third = inTurn(async () => !isRunning && 3, never)
  control.abort()
  await expect(first).rejects.toThrow('no')
  await expect(second).rejects.toThrow('abort')
  expect(await third).toBe(3)
})
