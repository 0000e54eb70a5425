import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { lessonIds } from '../../src/site/lessons.ts'
import { launchChromium } from './browser.ts'
import type { Bench } from './options.ts'
import { kilobytes, type Row } from './row.ts'
import { budgets, threeOf } from './three-code.ts'
import { isScript, listTransfers, recordTraffic, sumBytes } from './traffic.ts'
import { panorama, readWatch, waitForRest, withPanorama } from './viewers/open.ts'
import { watchFrames } from './viewers/watch-frames.ts'

/** For graphics in software on a busy machine, ms. */
const timeoutMs = 60_000

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const there = (page: Page, selector: string) =>
  page.locator(selector).waitFor({ timeout: 2 * timeoutMs })
const room = /^An empty living room seen from a corner/

/** All but the tour, and what a visitor does for each; returns when it is drawn. */
const scenes: [name: string, address: string, open: (page: Page) => Promise<void>][] = [
  [
    'furniture in a photo',
    '/furniture-placement',
    async (page) => {
      await press(page, room)
      await there(page, '[data-room=open]')
      await press(page, /^Modern Sofa \d+ × /)
      await press(page, 'Place in center')
      await there(page, '[data-drawn="1"]')
    },
  ],
  [
    'a staged photo',
    '/virtual-staging',
    async (page) => {
      await press(page, room)
      await page.locator('[data-staging] label').filter({ hasText: 'Scandinavian' }).click()
      await press(page, 'Stage Photos')
      await there(page, '[data-result=done]')
    },
  ],
  ...(
    [
      ['hologram', '/ar-visualization', 'Open the live model', '[data-stage=hologram] canvas'],
      ['district', '/location-services', 'Explore in 3D', '[data-stage=district] canvas'],
      ...lessonIds.map((id) => {
        const start = ['Start lesson', '[data-scene=ready]'] as const
        return [id, `/virtual-classrooms/${id}`, ...start] as const
      }),
    ] as const
  ).map(([name, address, button, drawn]): (typeof scenes)[number] => [
    name,
    address,
    async (page) => {
      await press(page, button)
      await there(page, drawn)
    },
  ]),
]

/** What each scene's code weighs: of its route's scripts, three.js and whatever stands on it. */
export async function measureScenes(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, address, open] of scenes) {
    rows.push(
      await inPage(bench, address, async (page, weigh) => {
        // Signs of life, with which the page's own code comes: the first may come before the code that hears them.
        for (const x of [300, 320, 340]) {
          await page.mouse.move(x, 300)
          await page.waitForLoadState('networkidle')
        }
        return weigh(`${name}: 3D chunks (all scripts of the route)`, () => open(page))
      }),
    )
  }
  return rows
}

/** What the tour loads once a file is opened, and whether it then stands still. */
export const measureTour = (bench: Bench): Promise<Row[]> =>
  withPanorama('tour: 3D chunks and still frames', () =>
    inPage(bench, '/property-tours', async (page, weigh) => {
      const weight = await weigh('tour: 3D chunks (all scripts of the route)', async () => {
        await page.locator('input[type=file]').setInputFiles(panorama.file)
        await waitForRest(page, panorama.texels)
      })
      const { frames } = await readWatch(page)
      await wait(5000)
      const still = (await readWatch(page)).frames - frames
      const what = 'tour: frames of a still scene in 5 s'
      return [weight, { what, measured: String(still), budget: '0', holds: still === 0 }]
    }),
  )

/** Weighs the route once something was done: its chunks may have been fetched before, while the page idled. */
type Weigh = (what: string, open: () => Promise<void>) => Promise<Row>

async function inPage<Result>(
  { chromiumPath, origin }: Bench,
  address: string,
  what: (page: Page, weigh: Weigh) => Promise<Result>,
): Promise<Result> {
  // A browser of its own: contexts of one share what they have loaded of a site.
  const browser = await launchChromium(chromiumPath)
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      // What a worker hands over from its cache has no weight.
      serviceWorkers: 'block',
    })
    if (address === '/property-tours') await page.addInitScript(watchFrames)
    const traffic = await recordTraffic(page)
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    return await what(page, async (title, open) => {
      await open()
      const scripts = traffic.transfers().filter(isScript)
      const chunks = await threeOf(scripts, title)
      const bytes = sumBytes(chunks)
      return {
        what: title,
        measured: `${kilobytes(bytes)} (${kilobytes(sumBytes(scripts))})`,
        budget: `≤ ${budgets.scene / 1000} kB`,
        holds: bytes <= budgets.scene,
        blame: listTransfers(chunks),
      }
    })
  } finally {
    await browser.close()
  }
}
