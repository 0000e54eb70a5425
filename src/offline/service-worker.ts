import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { Route, Router } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { locales, splitPathname } from '../site/locales.ts'
import { assetsIn, offlinePage } from './offline-page.ts'

/** The part of a service worker's scope that is used; the compiler's own list of it is at odds with that of pages. */
interface WorkerScope {
  location: Location
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'install',
    listener: (event: { waitUntil(done: Promise<void>): void }) => void,
  ): void
}

declare const self: WorkerScope

const good = new CacheableResponsePlugin({ statuses: [200] })
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: 5,
  plugins: [
    good,
    new ExpirationPlugin({ maxEntries: 80 }),
    // A page opened from its own HTML needs other files than one that was reached by a link on the site.
    { cacheDidUpdate: async ({ newResponse }) => keepParts(assetsIn(await newResponse.text())) },
  ],
})
const parts = new CacheFirst({
  cacheName: 'parts',
  plugins: [good, new ExpirationPlugin({ maxEntries: 500 })],
})
const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  plugins: [good, new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true })],
})

const router = new Router()
const ours = (url: URL) => url.origin === self.location.origin
/** Pages have no ending; what else has none is asked of the server and never kept. */
const isPage = (url: URL) => /^\/(?!api\/|healthz|readyz)[^.]*$/.test(url.pathname)
const isBelow = (folder: string, url: URL) => url.pathname.startsWith(`/${folder}/`)

/** The page as it is now, else as it was kept, else the page that says that there is no connection. */
const anyPage: RouteHandlerCallback = async ({ request, event, url }) => {
  try {
    return await pages.handle({ request, event })
  } catch {
    const page = offlinePage(splitPathname(url.pathname).locale)
    return (await caches.match(page)) ?? Response.error()
  }
}

router.registerRoute(new Route(({ url }) => ours(url) && isPage(url), anyPage))
router.registerRoute(new Route(({ url }) => ours(url) && isBelow('assets', url), parts))
router.registerRoute(new Route(({ url }) => ours(url) && isBelow('pictures', url), pictures))
router.addFetchListener()
router.addCacheListener()

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages())
  void self.skipWaiting()
})
clientsClaim()

/** The page that says that there is no connection, in every language, with the code and the looks it needs. */
async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open('offline')
  const needed = new Set<string>()
  for (const locale of locales) {
    const answer = await fetch(offlinePage(locale), { cache: 'reload' })
    if (!answer.ok) throw new Error(`${offlinePage(locale)}: ${answer.status}`)
    for (const path of assetsIn(await answer.clone().text())) needed.add(path)
    await cache.put(offlinePage(locale), answer)
  }
  await keepParts([...needed])
}

/** Fetches what is not kept yet, each file on its own: one that fails does not take back those that came. */
async function keepParts(paths: string[]): Promise<void> {
  const cache = await caches.open('parts')
  const keep = async (path: string) => (await cache.match(path)) ?? cache.add(path)
  await Promise.all(paths.map(keep))
}
