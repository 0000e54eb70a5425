import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import type { RouteHandlerCallback } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { Route, Router } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { locales, splitPathname } from '../site/locales.ts'
import { assetPathsIn, offlinePagePath } from './offline-page.ts'

/** The part of a service worker's scope that is used; TypeScript's WebWorker types conflict with its DOM types. */
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
    // A page opened by its address needs other files than one that was reached by a link on the site.
    {
      cacheDidUpdate: async ({ newResponse }) => keepParts(assetPathsIn(await newResponse.text())),
    },
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

/** What buttons a headset's controllers have, without which a session shows none. */
const controllers = new StaleWhileRevalidate({ cacheName: 'controllers', plugins: [good] })
const controllerFiles = ['/xr/profilesList.json', '/xr/generic-trigger.json']

const router = new Router()
const ours = (url: URL) => url.origin === self.location.origin
/** Pages have no file extension; the server's other paths without one are never cached. */
const isPage = (url: URL) => /^\/(?!api\/|healthz|readyz)[^.]*$/.test(url.pathname)
const isBelow = (folder: string, url: URL) => url.pathname.startsWith(`/${folder}/`)

/** The page from the network, else from the cache, else the offline page. */
const anyPage: RouteHandlerCallback = async ({ request, event, url }) => {
  try {
    return await pages.handle({ request, event })
  } catch {
    const page = offlinePagePath(splitPathname(url.pathname).locale)
    return (await caches.match(page)) ?? Response.error()
  }
}

router.registerRoute(new Route(({ url }) => ours(url) && isPage(url), anyPage))
router.registerRoute(new Route(({ url }) => ours(url) && isBelow('assets', url), parts))
router.registerRoute(new Route(({ url }) => ours(url) && isBelow('pictures', url), pictures))
router.registerRoute(new Route(({ url }) => ours(url) && isBelow('xr', url), controllers))
router.addFetchListener()
router.addCacheListener()

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages())
  event.waitUntil(caches.open('controllers').then((cache) => cache.addAll(controllerFiles)))
  void self.skipWaiting()
})
clientsClaim()

/** Caches the offline page of every language with its scripts and styles. */
async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open('offline')
  const needed = new Set<string>()
  for (const locale of locales) {
    const answer = await fetch(offlinePagePath(locale), { cache: 'reload' })
    if (!answer.ok) throw new Error(`${offlinePagePath(locale)}: ${answer.status}`)
    for (const path of assetPathsIn(await answer.clone().text())) needed.add(path)
    await cache.put(offlinePagePath(locale), answer)
  }
  await keepParts([...needed])
}

/** Caches the files that are missing one by one, so that a failed one does not undo the others. */
async function keepParts(paths: string[]): Promise<void> {
  const cache = await caches.open('parts')
  const keep = async (path: string) => (await cache.match(path)) ?? cache.add(path)
  await Promise.all(paths.map(keep))
}
