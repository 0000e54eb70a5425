/** Lets so many tasks run at once; the others wait in turn. */
export type Limiter = <Result>(task: () => Promise<Result>, signal: AbortSignal) => Promise<Result>

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
      // It may have been given up while it waited.
      signal.throwIfAborted()
      return await task()
    } finally {
      next()
    }
  }
}
