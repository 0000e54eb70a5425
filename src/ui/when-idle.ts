/** What is done ahead waits for a moment in which nothing else is. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such thing; a pause lets go first whatever waits.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })

/**
 * When all is done that waits to be done now. A moment counts as idle only after a frame, and the first frames after a page
 * comes to life take long.
 */
export const whenFree = (): Promise<void> =>
  typeof scheduler === 'undefined'
    ? whenIdle()
    : scheduler.postTask(() => {}, { priority: 'background' })

const firstNeeds = new Set<Promise<unknown>>()

/** Lets what is fetched for later wait for this, which the first view needs. */
export function needFirst(loading: Promise<unknown>): void {
  firstNeeds.add(loading)
  const done = () => firstNeeds.delete(loading)
  loading.then(done, done)
}

/** When the first view has all that it needs, and the page is idle: time to fetch what may be pressed later. */
export async function whenFirstViewIsThere(): Promise<void> {
  while (firstNeeds.size > 0) await Promise.allSettled(firstNeeds)
  await whenIdle()
}

/**
 * Does steps of work one after the other, each in an idle moment.
 * @param step  does one, and tells whether there is more
 * @returns looks for work, if it is not at it
 */
export function createIdleWorker(step: () => Promise<boolean>): () => void {
  let isAtIt = false
  const go = async () => {
    isAtIt = true
    try {
      do await whenIdle()
      while (await step())
    } finally {
      isAtIt = false
    }
  }
  return () => {
    if (!isAtIt) void go()
  }
}
