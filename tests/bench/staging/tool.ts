import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { patience, type Sample } from './samples.ts'
import type { Shelf } from './shelf.ts'

/** A staged photo as a visitor gets it in the archive. */
export interface Staged {
  sample: string
  style: string
  picture: Uint8Array
  /** where anything was drawn */
  changed: Uint8Array
  manifest: Manifest
}

/** What of the manifest is looked at. */
export interface Manifest {
  photo: { name: string; width: number; height: number }
  style: string
  added: {
    piece: string
    look: string
    position: { x: number; y: number; z: number }
    turn: number
  }[]
}

/** The staging page, worked as a visitor does. */
export interface StagingTool {
  page: Page
  /** Presses a sample room; returns when its photo is there. */
  add: (sample: Sample) => Promise<void>
  removeAll: () => Promise<void>
  /** Stages all photos in a style; returns seconds until nothing is under way. @throws Error where one failed */
  stage: (style: string) => Promise<number>
  /** How many photos are done. */
  done: () => Promise<number>
  /** The results with all that belongs to them, from the first. */
  results: (from: number, samples: readonly Sample[]) => AsyncGenerator<Staged>
  close: () => Promise<void>
}

/**
 * @param context  is closed with the tool
 * @param shelf  whose photos take the place of the sample rooms' own
 */
export async function openTool(
  context: BrowserContext,
  origin: string,
  shelf?: Pick<Shelf, 'origin' | 'ids'>,
): Promise<StagingTool> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const id of shelf?.ids ?? []) {
    const url = `${shelf?.origin}/${id}.jpg`
    await page.route(`**/rooms/${id}.jpg`, (route) => route.continue({ url }))
  }
  await page.goto(`${origin}/virtual-staging`, { waitUntil: 'networkidle' })
  const tool = page.locator('[data-staging]')
  // Signs of life, with which the page's own code comes; it shows all the rooms then. One before it listens is lost.
  const rooms = tool.locator('ul[aria-labelledby=sample-rooms] > li')
  const signsUntil = performance.now() + patience
  for (let at = 0; (await rooms.count()) < 4; at += 1) {
    if (performance.now() > signsUntil) throw new Error('The page does not come alive')
    await page.mouse.move(300 + (at % 50), 300)
    await page.waitForTimeout(100)
  }
  const count = () => tool.evaluate((box) => Number(box.getAttribute('data-staging')))
  const done = () => page.locator('[data-photo][data-state=done]').count()

  return {
    page,
    done,
    async add({ alt }) {
      const before = await count()
      await tool.getByRole('button', { name: alt }).click()
      await page.locator(`[data-staging="${before + 1}"]`).waitFor({ timeout: patience })
    },
    async removeAll() {
      await tool.getByRole('button', { name: 'Remove all' }).click()
      await page.locator('[data-staging="0"]').waitFor()
    },
    async stage(style) {
      await tool.locator('label').filter({ hasText: style }).click()
      const started = performance.now()
      await tool.getByRole('button', { name: 'Stage Photos' }).click()
      const busy = page.locator('[data-progress]')
      await busy.waitFor({ timeout: patience })
      await busy.waitFor({ state: 'detached', timeout: patience })
      const seconds = (performance.now() - started) / 1000
      const [ready, all] = [await done(), await count()]
      if (ready !== all) throw new Error(`${style}: ${ready} of ${all} photos were staged`)
      return seconds
    },
    async *results(from, samples) {
      const cards = page.locator('[data-result=done]')
      for (let at = from; at < (await cards.count()); at += 1) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          cards.nth(at).getByRole('button', { name: 'All as ZIP', exact: true }).click(),
        ])
        yield stagedOf(await readFile(await download.path()), samples)
        await download.delete()
      }
    },
    close: () => context.close(),
  }
}

function stagedOf(zip: Buffer, samples: readonly Sample[]): Staged {
  const entries = unzipSync(new Uint8Array(zip))
  const [picture] = Object.entries(entries).filter(([name]) => /^staged-photo-\d+\.jpg$/.test(name))
  const { 'changed.png': changed, 'manifest.json': json } = entries
  if (!picture || !changed || !json) throw new Error('The archive lacks a part')
  const manifest = JSON.parse(Buffer.from(json).toString()) as Manifest
  const sample = samples.find(({ name }) => name === manifest.photo.name)
  if (!sample) throw new Error(`No sample room ${manifest.photo.name}`)
  return { sample: sample.id, style: manifest.style, picture: picture[1], changed, manifest }
}
