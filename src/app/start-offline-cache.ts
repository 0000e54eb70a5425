import { signOfLife } from '../pages/later/sign-of-life.ts'

/**
 * Keeps what is visited for reading without a connection, from the visitor's first sign of life on: nothing of it may
 * compete with the first view.
 */
export async function startOfflineCache(): Promise<void> {
  await signOfLife()
  try {
    const { cacheVisitedPages } = await import('../offline/cache-visited-pages.ts')
    await cacheVisitedPages()
  } catch (error) {
    // Some browsers refuse in private windows: the site works the same, with a connection.
    console.warn(error)
  }
}
