import { whenFirstViewIsThere } from '../ui/when-idle.ts'

/**
 * Caches visited pages for offline reading. It starts when the page has loaded and is idle, so that it does not compete
 * with the first view.
 */
export async function startOfflineCache(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await whenFirstViewIsThere()
  try {
    const { cacheVisitedPages } = await import('../offline/cache-visited-pages.ts')
    await cacheVisitedPages()
  } catch (error) {
    // Some browsers refuse in private windows; without the cache the site still works online.
    console.warn(error)
  }
}
