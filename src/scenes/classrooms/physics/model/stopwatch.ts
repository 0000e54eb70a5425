/** Times a swing by the moments at which the rod hangs straight down. Seconds. */
export interface Stopwatch {
  /** The last such moment. */
  crossing: number | undefined
  /** Twice the time between the last two of them. */
  measured: number | undefined
}

export const stoppedWatch: Stopwatch = { crossing: undefined, measured: undefined }

/**
 * Looks at one step of a swing.
 * @param before, after  the angle at both ends of the step, radians
 * @param began  when the step began, and how long it was, seconds
 */
export function watchSwing(
  watch: Stopwatch,
  before: number,
  after: number,
  began: number,
  step: number,
): Stopwatch {
  if (Math.sign(after) === Math.sign(before)) return watch
  const crossing = began + (before / (before - after)) * step
  const measured = watch.crossing === undefined ? undefined : 2 * (crossing - watch.crossing)
  return { crossing, measured }
}
