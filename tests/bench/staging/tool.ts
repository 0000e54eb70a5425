import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { unzipSync } from 'fflate'
import { downloadBy } from '../../e2e/on-page.ts'

/** A photo that is staged. */
export interface NamedPhoto {
  id: string
  /** as the page lists it: a sample's, or its file's */
  name: string
}

/** A room of our own, as the page offers it. */
export interface Sample extends NamedPhoto {
  alt: string
}

const read = (file: string): unknown => JSON.parse(readFileSync(`content/en/${file}.json`, 'utf8'))

export const readSamples = (): Sample[] => (read('sample-rooms') as { rooms: Sample[] }).rooms

/** The styles' names, in the page's order. */
export const readStyles = (): string[] =>
  (read('staging-styles') as { styles: { name: string }[] }).styles.map(({ name }) => name)

/** For graphics in software on a busy machine, thirty photos long, ms. */
const timeout = 900_000

/** A staged photo as a visitor gets it in the archive. */
export interface Staged {
  sample: string
  picture: Uint8Array
  /** where anything was drawn */
  changed: Uint8Array
}

/**
 * The staging page, worked as a visitor does.
 * @param context  is closed with the tool
 * @param photos  files that take the place of sample rooms' own, by id
 */
export async function openTool(
  context: BrowserContext,
  origin: string,
  photos: ReadonlyMap<string, string> = new Map(),
) {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [id, path] of photos)
    await page.route(`**/rooms/${id}.jpg`, (route) => route.fulfill({ path }))
  await page.goto(`${origin}/virtual-staging`, { waitUntil: 'networkidle' })
  const tool = page.locator('[data-staging]')
  // Signs of life, with which the page's own code comes; it shows all the rooms then. One before it listens is lost.
  const rooms = tool.locator('ul[aria-labelledby=sample-rooms] > li')
  const signsUntil = performance.now() + timeout
  for (let at = 0; (await rooms.count()) < 4; at += 1) {
    if (performance.now() > signsUntil) throw new Error('The page does not come alive')
    await page.mouse.move(300 + (at % 50), 300)
    await page.waitForTimeout(100)
  }
  const count = () => tool.evaluate((box) => Number(box.getAttribute('data-staging')))
  const done = () => page.locator('[data-photo][data-state=done]').count()

  return {
    page,
    /** How many photos are done. */
    done,
    /** Presses a sample room; returns when its photo is there. */
    async add({ alt }: Sample) {
      const before = await count()
      await tool.getByRole('button', { name: alt }).click()
      await page.locator(`[data-staging="${before + 1}"]`).waitFor({ timeout })
    },
    /** Chooses photos of one's own; returns when they are there. */
    async addFiles(paths: readonly string[]) {
      const before = await count()
      await tool.locator('input[type=file]').setInputFiles([...paths])
      await page.locator(`[data-staging="${before + paths.length}"]`).waitFor({ timeout })
    },
    async removeAll() {
      await tool.getByRole('button', { name: 'Remove all' }).click()
      await page.locator('[data-staging="0"]').waitFor()
    },
    /**
     * Stages all photos in a style; returns seconds until nothing is under way.
     * @throws Error where one failed, unless that is allowed
     */
    async stage(style: string, { allowFailures = false } = {}) {
      await tool.locator('label').filter({ hasText: style }).click()
      const started = performance.now()
      await tool.getByRole('button', { name: 'Stage Photos' }).click()
      const busy = page.locator('[data-progress]')
      await busy.waitFor({ timeout })
      await busy.waitFor({ state: 'detached', timeout })
      const seconds = (performance.now() - started) / 1000
      const [ready, all] = [await done(), await count()]
      if (ready !== all && !allowFailures)
        throw new Error(`${style}: ${ready} of ${all} photos were staged`)
      return seconds
    },
    /** The results with all that belongs to them. */
    async *results(from: number, photos: readonly NamedPhoto[]): AsyncGenerator<Staged> {
      const cards = page.locator('[data-result=done]')
      for (let at = from; at < (await cards.count()); at += 1) {
        const button = cards.nth(at).getByRole('button', { name: 'All as ZIP', exact: true })
        const download = await downloadBy(button)
        yield stagedOf(await readFile(await download.path()), photos)
        await download.delete()
      }
    },
    close: () => context.close(),
  }
}

function stagedOf(zip: Buffer, photos: readonly NamedPhoto[]): Staged {
  const entries = unzipSync(new Uint8Array(zip))
  const [picture] = Object.entries(entries).filter(([name]) => /^staged-photo-\d+\.jpg$/.test(name))
  const { 'changed.png': changed, 'manifest.json': json } = entries
  if (!picture || !changed || !json) throw new Error('The archive lacks a part')
  const { photo } = JSON.parse(Buffer.from(json).toString()) as { photo: { name: string } }
  const sample = photos.find(({ name }) => name === photo.name)
  if (!sample) throw new Error(`No photo ${photo.name}`)
  return { sample: sample.id, picture: picture[1], changed }
}
