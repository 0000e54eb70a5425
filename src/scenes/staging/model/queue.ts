import { ref } from 'valtio/vanilla'
import type { Item } from '../../../room-photo/model/design/item.ts'
import type { PhotoAnalysis } from '../../../room-photo/model/photo-file.ts'
import { type StagingFault, stagingFaultOf } from './fault.ts'
import { isSettled, type Job, type JobState, type LeftOut, type Picture } from './job.ts'
import { partnersOf, sharedOf } from './multi-photo/shared-room.ts'
import type { RoomSource, StagingPhoto } from './photo.ts'
import { guessKind, type RoomKind, type StagingRoom } from './room.ts'
import type { Staging } from './staging.ts'

/** The asynchronous steps of a job, in order. Each rejects with the signal's reason when aborted. */
export interface Steps {
  /** Analyzes a photo: `onState` is called when reading ends and the camera estimate begins. */
  look: (
    photo: StagingPhoto,
    signal: AbortSignal,
    onState: (state: 'reading' | 'matching') => void,
  ) => Promise<PhotoAnalysis>
  /** The room of a photo; null when the visitor has to draw it. */
  roomOf: (photo: StagingPhoto, look: PhotoAnalysis) => Pick<StagingPhoto, 'room' | 'roomBy'> | null
  /** Arranges the pieces of a style. */
  arrange: (
    task: Pick<Job, 'style' | 'seed'> & { room: StagingRoom; roomBy: RoomSource; kind: RoomKind },
    signal: AbortSignal,
  ) => Promise<{ items: Item[]; leftOut: LeftOut[] }>
  /** Renders and encodes. */
  picture: (
    photo: StagingPhoto,
    job: Job,
    signal: AbortSignal,
    onState: (state: 'rendering' | 'encoding') => void,
  ) => Promise<Picture>
}

interface QueueOptions {
  /** Number of concurrent jobs: one is rendered while others are analyzed. */
  atOnce: number
  signal: AbortSignal
  /** milliseconds since 1970 */
  now: () => number
}

/**
 * Runs waiting jobs in order until none is left, including jobs added meanwhile. A job that fails or needs an answer
 * does not stop the others. On abort, running jobs go back to waiting.
 */
export async function runQueue(
  staging: Staging,
  steps: Steps,
  { atOnce, signal, now }: QueueOptions,
): Promise<void> {
  if (staging.run) return
  staging.run = { startedAt: now(), jobs: [] }
  const looks = new Map<number, Promise<PhotoAnalysis>>()
  const arrange = createArranging(staging, steps.arrange)
  const lane = async () => {
    for (let job = take(staging); job && !signal.aborted; job = take(staging)) {
      await doJob(staging, job, { ...steps, arrange }, signal, looks)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.max(1, atOnce) }, lane))
  } finally {
    for (const job of staging.jobs) if (!isSettled(job)) job.state = 'waiting'
    staging.run = null
  }
}

/** Takes the next waiting job and marks it as running. */
function take(staging: Staging): Job | undefined {
  const job = staging.jobs.find(({ state }) => state === 'waiting')
  if (!job) return undefined
  job.state = 'reading'
  const { run } = staging
  if (run && !run.jobs.includes(job.id)) run.jobs.push(job.id)
  return job
}

async function doJob(
  staging: Staging,
  job: Job,
  steps: Omit<Steps, 'arrange'> & { arrange: ArrangeOnce },
  signal: AbortSignal,
  looks: Map<number, Promise<PhotoAnalysis>>,
): Promise<void> {
  const photo = staging.photos.find(({ id }) => id === job.photo)
  if (!photo) return fail(job, { code: 'Unreadable', name: '' })
  const go = (state: JobState) => {
    if (!signal.aborted && isThere(staging, job)) job.state = state
  }
  const asked = { kind: job.kind, seed: job.seed, edit: job.edit }
  const isStale = () =>
    job.kind !== asked.kind || job.seed !== asked.seed || job.edit !== asked.edit
  try {
    const look = await lookOnce(photo, steps, signal, go, looks)
    photo.look ??= ref(look)
    const found = photo.room ? null : steps.roomOf(photo, look)
    if (found) Object.assign(photo, found)
    if (!photo.room) return go('asking')
    if (!job.edit) {
      go('arranging')
      const kind = job.kind === 'guess' ? guessKind(photo.room) : job.kind
      const { style, seed } = job
      const { items, leftOut } = await steps.arrange(photo, { kind, style, seed }, signal)
      if (items.length === 0) return fail(job, { code: 'NoPlace', name: photo.name })
      Object.assign(job, { items: copyOf(items), leftOut: copyOf(leftOut), stagedAs: kind })
    }
    go('rendering')
    const picture = await steps.picture(photo, job, signal, go)
    if (signal.aborted) return
    job.picture = ref(picture)
    // A change of another photo of the same room may have reset this job meanwhile.
    go(isStale() ? 'waiting' : 'done')
  } catch (error) {
    if (signal.aborted) return
    console.warn(error)
    const at =
      job.state === 'rendering' ? 'Render' : job.state === 'encoding' ? 'Encode' : 'Corrupt'
    fail(job, stagingFaultOf(error, photo.name, at))
  }
}

/** Photos of one room get the same arrangement; each may be edited afterward. */
const copyOf = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

/** The second style of a photo waits for the first one's analysis. */
function lookOnce(
  photo: StagingPhoto,
  steps: Pick<Steps, 'look'>,
  signal: AbortSignal,
  onState: (state: JobState) => void,
  looks: Map<number, Promise<PhotoAnalysis>>,
): Promise<PhotoAnalysis> {
  if (photo.look) return Promise.resolve(photo.look)
  const before = looks.get(photo.id)
  if (before) return before
  const look = steps.look(photo, signal, onState)
  looks.set(photo.id, look)
  return look
}

const isThere = (staging: Staging, job: Job): boolean =>
  staging.jobs.some(({ id }) => id === job.id)

function fail(job: Job, fault: StagingFault): void {
  job.fault = fault
  job.state = 'failed'
}

type ArrangeOnce = ReturnType<typeof createArranging>

/** Arranges a shared room once for all its photos, in the first one's coordinates. */
function createArranging(staging: Pick<Staging, 'photos' | 'shared'>, arrange: Steps['arrange']) {
  const made = new Map<string, ReturnType<typeof arrange>>()
  return (
    photo: StagingPhoto,
    wanted: Pick<Job, 'style' | 'seed'> & { kind: RoomKind },
    signal: AbortSignal,
  ) => {
    const [lead = photo] = partnersOf(staging, photo.id)
    const { room, roomBy } = lead
    if (!room) throw new Error('There is no room to be arranged')
    const go = () => arrange({ room, roomBy: roomBy ?? 'found', ...wanted }, signal)
    const shared = sharedOf(staging, photo.id)
    if (!shared) return go()
    const key = [shared.id, wanted.kind, wanted.style, wanted.seed].join()
    const before = made.get(key)
    if (before) return before
    const arranged = go()
    made.set(key, arranged)
    return arranged
  }
}

/** Progress at the start of each step, 0 to 1, measured on a photo of 12 megapixels. */
const behind: Record<JobState, number> = {
  waiting: 0,
  reading: 0.02,
  matching: 0.06,
  asking: 1,
  arranging: 0.3,
  rendering: 0.4,
  encoding: 0.85,
  done: 1,
  failed: 1,
}

/** Progress of a job, 0 to 1. A job that waits for an answer counts as finished, since it cannot go on by itself. */
export const progressOf = ({ state }: Pick<Job, 'state'>): number => behind[state]

/** Mean progress of all jobs, 0 to 1; 1 where there are none. */
export function progressOfAll(jobs: readonly Pick<Job, 'state'>[]): number {
  if (jobs.length === 0) return 1
  return jobs.reduce((sum, job) => sum + progressOf(job), 0) / jobs.length
}

/** Least progress from which the remaining time can be estimated. */
const enough = 0.1

/**
 * Estimates the remaining time from the mean speed so far.
 * @param progress  0 to 1
 * @param elapsed  since the beginning, milliseconds
 * @returns milliseconds; null before enough is done to tell
 */
export function timeLeft(progress: number, elapsed: number): number | null {
  if (progress < enough || elapsed <= 0) return null
  return (elapsed * (1 - progress)) / progress
}

/** Rounds to whole seconds up to a minute, then to whole minutes. */
export function roundDuration(ms: number): { unit: 'second' | 'minute'; value: number } {
  const seconds = Math.max(1, Math.round(ms / 1000))
  if (seconds < 60)
    return { unit: 'second', value: seconds < 10 ? seconds : Math.ceil(seconds / 5) * 5 }
  return { unit: 'minute', value: Math.ceil(seconds / 60) }
}

/** Runs at most this many tasks at once; the others wait in order. */
type Limiter = <Result>(task: () => Promise<Result>, signal: AbortSignal) => Promise<Result>

/** @param most  at least 1 @throws RangeError for less */
export function createLimiter(most: number): Limiter {
  if (!(most >= 1)) throw new RangeError('At least one task has to run')
  let running = 0
  const waiting: (() => void)[] = []
  const next = () => {
    running -= 1
    waiting.shift()?.()
  }
  return async (task, signal) => {
    signal.throwIfAborted()
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      // It may have been aborted while it waited.
      signal.throwIfAborted()
      return await task()
    } finally {
      next()
    }
  }
}
