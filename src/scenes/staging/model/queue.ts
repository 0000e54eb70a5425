import { ref } from 'valtio/vanilla'
import type { Item } from '../../../room-photo/model/design/item.ts'
import type { PhotoAnalysis } from '../../../room-photo/model/photo-file.ts'
import { type StagingFault, stagingFaultOf } from './fault.ts'
import type { RoomToFurnish } from './furnishing.ts'
import { isSettled, type Job, type JobState, type LeftOut, type StagedPictures } from './job.ts'
import { photosOfSharedRoom, sharedOf } from './multi-photo/shared-room.ts'
import { type StagingPhoto, setPhotoAnalysis } from './photo.ts'
import { kindsFor, type RoomKind } from './room.ts'
import type { Staging } from './staging.ts'

/** The asynchronous steps of a job, in order. Each rejects with the signal's reason when aborted. */
export interface Steps {
  /** Analyzes a photo. @param onMatching  called when reading ends and the camera estimate begins */
  read: (photo: StagingPhoto, signal: AbortSignal, onMatching: () => void) => Promise<PhotoAnalysis>
  /** Arranges the pieces of a style. @param task  with the kinds of room that are tried, the likeliest first */
  arrange: (
    task: Pick<Job, 'style' | 'seed'> & RoomToFurnish & { kinds: readonly RoomKind[] },
    signal: AbortSignal,
  ) => Promise<{ items: Item[]; leftOut: LeftOut[]; stagedAs: RoomKind }>
  /** Renders and encodes. @param onEncoding  called when rendering ends */
  picture: (
    photo: StagingPhoto,
    job: Job,
    signal: AbortSignal,
    onEncoding: () => void,
  ) => Promise<StagedPictures>
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
  const doJob = createJobRunner(staging, steps, signal)
  const lane = async () => {
    for (let job = take(staging); job && !signal.aborted; job = take(staging)) await doJob(job)
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

function createJobRunner(staging: Staging, steps: Steps, signal: AbortSignal) {
  /** The second style of a photo waits for the first one's analysis. */
  const looks = createCache<Promise<PhotoAnalysis>>()
  /** Arrangements of shared rooms, each for all its photos, in the first one's coordinates. */
  const arrangements = createCache<ReturnType<Steps['arrange']>>()
  const arrange = (photo: StagingPhoto, kinds: readonly RoomKind[], { style, seed }: Job) => {
    const [{ room, roomBy, analysis } = photo] = photosOfSharedRoom(staging, photo.id)
    if (!room) throw new Error('There is no room to be arranged')
    const confidence = analysis?.match?.confidence ?? 'poor'
    const task = { room, roomBy: roomBy ?? 'found', confidence, kinds, style, seed }
    const make = () => steps.arrange(task, signal)
    const shared = sharedOf(staging, photo.id)
    // A floor that was corrected meanwhile is another room.
    const key = () => JSON.stringify([shared?.id, kinds, style, seed, room])
    return shared ? arrangements(key(), make) : make()
  }
  return async (job: Job): Promise<void> => {
    const photo = staging.photos.find(({ id }) => id === job.photo)
    if (!photo) return fail(job, { code: 'Unreadable', name: '' })
    const isThere = () => staging.jobs.some(({ id }) => id === job.id)
    const go = (state: JobState) => {
      if (!signal.aborted && isThere()) job.state = state
    }
    const asked = { kind: photo.kind, seed: job.seed, edit: job.edit }
    try {
      const onMatching = () => go('matching')
      const analyze = () => steps.read(photo, signal, onMatching)
      setPhotoAnalysis(photo, photo.analysis ?? (await looks(photo.id, analyze)))
      const { room } = photo
      if (!room) return go('asking')
      if (!job.edit) {
        go('arranging')
        const arranged = await arrange(photo, kindsFor(room, photo.kind), job)
        const { items, leftOut, stagedAs } = arranged
        if (items.length === 0) return fail(job, { code: 'NoPlace', name: photo.name })
        // In copies, since photos of one room get the same arrangement, and each may be edited afterward.
        Object.assign(job, JSON.parse(JSON.stringify({ items, leftOut, stagedAs })))
      }
      go('rendering')
      const picture = await steps.picture(photo, job, signal, () => go('encoding'))
      if (signal.aborted) return
      job.picture = ref(picture)
      // A change of another photo of the same room may have reset this job meanwhile.
      const isStale =
        photo.kind !== asked.kind ||
        photo.room !== room ||
        job.seed !== asked.seed ||
        job.edit !== asked.edit
      go(isStale ? 'waiting' : 'done')
    } catch (error) {
      if (signal.aborted) return
      console.warn(error)
      const at =
        job.state === 'rendering' ? 'Render' : job.state === 'encoding' ? 'Encode' : 'Corrupt'
      fail(job, stagingFaultOf(error, photo.name, at))
    }
  }
}

/** Keeps what was made under a key. */
function createCache<Value>() {
  const made = new Map<unknown, Value>()
  return (key: unknown, make: () => Value): Value => {
    const value = made.get(key) ?? make()
    made.set(key, value)
    return value
  }
}

function fail(job: Job, fault: StagingFault): void {
  job.fault = fault
  job.state = 'failed'
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

/** Runs tasks one after another; one that was given up before its turn rejects with the signal's reason. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    const next = last.then(() => {
      signal.throwIfAborted()
      return task()
    })
    last = next.catch(() => {})
    return next
  }
}
