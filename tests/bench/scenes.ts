import type { Page } from '@playwright/test'
import { lessonIds } from '../../src/site/lessons.ts'
import type { Bench } from './bench.ts'
import { type Findings, kilobytes, type Row } from './row.ts'
import { threeOf } from './three-of.ts'
import { isScript, listTransfers, recordTraffic, sumBytes, type Transfer } from './traffic.ts'

/** Bytes of a scene's 3D code as sent. */
const budget = 200_000
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

/** All but the tour, which is measured more closely. */
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
export async function measureScenes({ browser, origin }: Bench): Promise<Findings> {
  const rows: Row[] = []
  const raw: Record<string, Transfer[]> = {}
  for (const { name, address, open } of scenes) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    try {
      const page = await context.newPage()
      const traffic = await recordTraffic(page)
      await page.goto(origin + address, { waitUntil: 'networkidle' })
      // The first sign of life, with which the page's own code comes.
      await page.mouse.move(300, 300)
      await page.mouse.move(320, 310)
      await page.waitForLoadState('networkidle')
      const before = traffic.transfers().length
      await open(page)
      const scripts = traffic.transfers().slice(before).filter(isScript)
      const chunks = await threeOf(scripts, name)
      const bytes = sumBytes(chunks)
      raw[name] = scripts
      rows.push({
        what: `${name}: 3D chunks (all scripts after it is asked for)`,
        measured: `${kilobytes(bytes)} (${kilobytes(sumBytes(scripts))})`,
        budget: `≤ ${budget / 1000} kB`,
        holds: bytes <= budget,
        blame: listTransfers(chunks),
      })
    } finally {
      await context.close()
    }
  }
  return { rows, raw }
}
