import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { lessonIds } from '../../src/site/lessons.ts'
import type { Bench } from './bench.ts'
import { hasPanorama, panorama, skipped } from './panorama.ts'
import { kilobytes, type Row } from './row.ts'
import { threeOf } from './three-code.ts'
import { isScript, listTransfers, recordTraffic, sumBytes } from './traffic.ts'
import { readWatch, waitForRest } from './viewers/rest.ts'
import { watchFrames } from './viewers/watch-frames.ts'

/** Bytes of a scene's 3D code as sent. */
const budget = 220_000
/** For graphics in software on a busy machine, ms. */
const patience = 60_000

interface Scene {
  name: string
  address: string
  /** What a visitor does for it; returns when it is drawn. */
  open: (page: Page) => Promise<void>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const canvas = (page: Page, name: string) =>
  page.locator(`[data-stage=${name}] canvas`).waitFor({ timeout: patience })

/** All but the tour. */
const scenes: readonly Scene[] = [
  {
    name: 'furniture in a photo',
    address: '/furniture-placement',
    async open(page) {
      await press(page, /^An empty living room seen from a corner/)
      await page.locator('[data-room=open]').waitFor({ timeout: patience })
      await press(page, /^Modern Sofa \d+ × /)
      await press(page, 'Place in the middle')
      await page.locator('[data-drawn="1"]').waitFor({ timeout: patience })
    },
  },
  {
    name: 'a staged photo',
    address: '/virtual-staging',
    async open(page) {
      await press(page, /^An empty living room seen from a corner/)
      await page.locator('[data-staging] label').filter({ hasText: 'Scandinavian' }).click()
      await press(page, 'Stage Photos')
      await page.locator('[data-result=done]').waitFor({ timeout: 2 * patience })
    },
  },
  {
    name: 'hologram',
    address: '/ar-visualization',
    async open(page) {
      await press(page, 'Open the live model')
      await canvas(page, 'hologram')
    },
  },
  ...lessonIds.map((id) => ({
    name: id,
    address: `/virtual-classrooms/${id}`,
    async open(page: Page) {
      await press(page, 'Start the lesson')
      await page.locator('[data-scene=ready]').waitFor({ timeout: patience })
    },
  })),
  {
    name: 'district',
    address: '/location-services',
    async open(page) {
      await press(page, 'Walk it in 3D')
      await canvas(page, 'district')
    },
  },
]

/** What each scene's code weighs: of the scripts that come with it, three.js and whatever stands on it. */
export async function measureScenes(bench: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, address, open } of scenes) {
    rows.push(
      await inPage(bench, address, async (page, weigh) => {
        // The first sign of life, with which the page's own code comes.
        await page.mouse.move(300, 300)
        await page.mouse.move(320, 310)
        await page.waitForLoadState('networkidle')
        return weigh(`${name}: 3D chunks (all scripts after it is asked for)`, () => open(page))
      }),
    )
  }
  return rows
}

/** How long the still scene is watched, in ms. */
const stillFor = 5000

/** What the tour loads once a file is opened, and whether it then stands still. */
export async function measureTour(bench: Bench): Promise<Row[]> {
  if (!hasPanorama()) return [skipped('tour: 3D chunks and still frames')]
  const measure = async (page: Page, weigh: Weigh): Promise<Row[]> => {
    const weight = await weigh('tour: 3D chunks (all scripts after a file is opened)', async () => {
      await page.locator('input[type=file]').setInputFiles(panorama.file)
      await waitForRest(page, panorama.texels)
    })
    const { frames } = await readWatch(page)
    await wait(stillFor)
    const still = (await readWatch(page)).frames - frames
    const what = `tour: frames of a still scene in ${stillFor / 1000} s`
    return [weight, { what, measured: String(still), budget: '0', holds: still === 0 }]
  }
  return inPage(bench, '/property-tours', measure, true)
}

/** Weighs what comes after something was done. */
type Weigh = (what: string, open: () => Promise<void>) => Promise<Row>

async function inPage<Result>(
  { browser, origin }: Bench,
  address: string,
  what: (page: Page, weigh: Weigh) => Promise<Result>,
  isWatched = false,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    if (isWatched) await page.addInitScript(watchFrames)
    const traffic = await recordTraffic(page)
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    return await what(page, async (title, open) => {
      const before = traffic.transfers().length
      await open()
      const scripts = traffic.transfers().slice(before).filter(isScript)
      const chunks = await threeOf(scripts, title)
      const bytes = sumBytes(chunks)
      return {
        what: title,
        measured: `${kilobytes(bytes)} (${kilobytes(sumBytes(scripts))})`,
        budget: `≤ ${budget / 1000} kB`,
        holds: bytes <= budget,
        blame: listTransfers(chunks),
      }
    })
  } finally {
    await context.close()
  }
}
