import { firstInteraction } from '../pages/islands/first-interaction.ts'

/**
 * Caches visited pages for offline reading. It starts with the visitor's first interaction, so that it does not compete
 * with the first view.
 */
export async function startOfflineCache(): Promise<void> {
  await firstInteraction()
  try {
    const { cacheVisitedPages } = await import('../offline/cache-visited-pages.ts')
    await cacheVisitedPages()
  } catch (error) {
    // Some browsers refuse in private windows; without the cache the site still works online.
    console.warn(error)
  }
}
