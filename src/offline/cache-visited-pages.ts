/** The addresses of the current page, its code and its pictures. */
function shown(): string[] {
  const resources = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/(assets|pictures)\//.test(pathname),
    )
  return [location.href.replace(/#.*/, ''), ...resources.map(({ href }) => href)]
}

/**
 * Registers the service worker and tells it of every page that is visited, so that each can be read again without a
 * connection. Does nothing where the browser has no service workers.
 */
export async function cacheVisitedPages(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  // Workbox's own message: its router fetches the addresses through the routes of the worker.
  const keep = () => active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: shown() } })
  keep()
  // wouter sends this event on every navigation, once the code of the next page is there.
  addEventListener('pushState', keep)
}
