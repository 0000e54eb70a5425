import type { Job, JobState } from '../job.ts'

/** How much of the work is behind a photo that is at a step; 0 to 1. Measured on a photo of 12 megapixels. */
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

/** How far a photo is, 0 to 1. One that waits for the visitor is as far as it gets by itself. */
export const progressOf = ({ state }: Pick<Job, 'state'>): number => behind[state]

/** How far all of them are, 0 to 1; 1 where there are none. */
export function progressOfAll(jobs: readonly Pick<Job, 'state'>[]): number {
  if (jobs.length === 0) return 1
  return jobs.reduce((sum, job) => sum + progressOf(job), 0) / jobs.length
}

/** Less than this tells nothing of how long the rest takes. */
const enough = 0.1

/**
 * How long the rest will take, if it goes on as until now.
 * @param progress  0 to 1
 * @param elapsed  since the beginning, milliseconds
 * @returns milliseconds; null before enough is done to tell
 */
export function timeLeft(progress: number, elapsed: number): number | null {
  if (progress < enough || elapsed <= 0) return null
  return (elapsed * (1 - progress)) / progress
}

/** Whole seconds up to a minute, then whole minutes: nobody needs more. */
export function roughly(ms: number): { unit: 'second' | 'minute'; value: number } {
  const seconds = Math.max(1, Math.round(ms / 1000))
  if (seconds < 60)
    return { unit: 'second', value: seconds < 10 ? seconds : Math.ceil(seconds / 5) * 5 }
  return { unit: 'minute', value: Math.ceil(seconds / 60) }
}
