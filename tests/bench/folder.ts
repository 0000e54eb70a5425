import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { tourArchive } from '../e2e/tour-archive.ts'
import { inTempFolder } from '../setup/temp-folder.ts'
import { inProfile } from './browser.ts'
import type { Bench } from './options.ts'
import { listed, median, medianRatio, megabytes, type Row } from './row.ts'
import { panorama, readWatch, realia, waitForRest, withPanorama } from './viewers/open.ts'
import { watchFrames } from './viewers/watch-frames.ts'

/** Rooms of the largest tour, and files of the folder that is opened. */
const count = { rooms: 60, files: 30 }
/** Steps until as many rooms are held as ever are, and steps that must add nothing. */
const steps = { first: 30, walked: 100 }
const timeoutMs = 60_000

/** A folder of panoramas beside one of them, and the memory of a long walk through a large tour. */
export const measureFolder = (bench: Bench): Promise<Row[]> =>
  withPanorama('tour: a folder of panoramas', () =>
    inTempFolder(async (folder) => {
      const { files, tour, names } = await fillAlbum(folder)
      const opening = await measureOpening(bench, files.slice(0, count.files))
      return [opening, ...(await measureWalk(bench, tour, names))]
    }),
  )

/** The photograph in files that all differ, turned by another angle each, and a tour: a ring of rooms, each linked to the next. */
async function fillAlbum(folder: string) {
  const size = { width: 4096, height: 2048 }
  const twice = { width: 2 * size.width, height: size.height, channels: 3 as const }
  const input = panorama.file
  const round = await sharp({ create: { ...twice, background: '#000' } })
    .composite([0, size.width].map((left) => ({ input, left, top: 0 })))
    .removeAlpha()
    .raw()
    .toBuffer()
  const names = Array.from(
    { length: count.rooms },
    (_, at) => `Room ${String(at + 1).padStart(2, '0')}`,
  )
  const files: string[] = []
  const rooms = []
  for (const [at, name] of names.entries()) {
    const left = Math.floor((at * size.width) / count.rooms)
    const buffer = await sharp(round, { raw: twice })
      .extract({ left, top: 0, ...size })
      .jpeg({ quality: 85 })
      .toBuffer()
    const to = `room-${(at + 1) % count.rooms}`
    const links = [{ id: `next-${at}`, to, yaw: 0, pitch: -15, arrive: 0 }]
    rooms.push({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer, links })
    files.push(join(folder, `${name}.jpg`))
    await writeFile(join(folder, `${name}.jpg`), buffer)
  }
  const tour = join(folder, 'ring.zip')
  await writeFile(tour, (await tourArchive('Ring', rooms)).buffer)
  return { files, tour, names }
}

/** How long many files at once take until the first of them is sharp, beside one alone. */
async function measureOpening({ browser, origin, options }: Bench, files: string[]): Promise<Row> {
  const open = async (chosen: string[]) => {
    const page = await browser.newPage()
    try {
      await page.addInitScript(watchFrames)
      await realia(origin, 1280).byHand.open(page, chosen)
      await waitForRest(page, panorama.texels)
      const { chosenAt, sharpAt } = await readWatch(page)
      return sharpAt - chosenAt
    } finally {
      await page.close()
    }
  }
  const [one, all]: [number[], number[]] = [[], []]
  for (let round = 0; round < options.rounds; round += 1) {
    one.push(await open(files.slice(0, 1)))
    all.push(await open(files))
  }
  const ratio = medianRatio(all, one)
  const ms = (figures: number[]) => `${median(figures).toFixed(0)} ms`
  return {
    what: `tour: ${files.length} panoramas chosen → first sharp frame, beside one alone`,
    measured: `${ms(all)} : ${ms(one)} = ${ratio.toFixed(2)}×`,
    budget: '≤ 1.5×',
    holds: ratio <= 1.5,
    blame: [`${files.length}: ${listed(all)}`, `one: ${listed(one)}`],
  }
}

/** What memory a walk through a tour of many rooms takes and leaves. */
const measureWalk = (bench: Bench, tour: string, names: string[]): Promise<Row[]> =>
  inProfile(bench.chromiumPath, async (context, memory) => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${bench.origin}/property-tours`, { waitUntil: 'networkidle' })
    const before = await settled(page, memory)
    await page.locator('input[type=file]').setInputFiles(tour)
    await stands(page, names[0])
    let most = 0
    const walk = async (from: number, length: number) => {
      for (let at = from; at < from + length; at += 1) {
        const next = names[(at + 1) % names.length]
        const link = page.getByRole('button', { name: `Go to ${next}`, exact: true })
        await link.first().click()
        await stands(page, next)
        most = Math.max(most, memory())
      }
    }
    await walk(0, steps.first)
    const start = await settled(page, memory)
    await walk(steps.first, steps.walked)
    const end = await settled(page, memory)
    return [
      {
        what: `tour of ${names.length} panoramas: memory of all browser processes that it adds, most while one walks`,
        measured: `${megabytes(most - before)} (${megabytes(before)} before)`,
        budget: '≤ 700 MB',
        holds: most - before <= 700e6,
      },
      {
        what: `tour of ${names.length} panoramas: memory after ${steps.walked} more steps, beside after the first ${steps.first}`,
        measured: `${megabytes(end)} : ${megabytes(start)} = ${(end / start).toFixed(2)}×`,
        budget: '≤ 1.1×',
        holds: end / start <= 1.1,
      },
    ]
  })

/** Waits until a room is shown, and what links it. */
async function stands(page: Page, name = ''): Promise<void> {
  const room = page.getByRole('application', { name: new RegExp(`360° photo: ${name}`) })
  await room.waitFor({ timeout: timeoutMs })
  await page.locator('[data-links]:not([hidden])').waitFor({ timeout: timeoutMs })
}

/** Bytes once nothing moves and what nobody needs was collected: the middle of some readings. */
async function settled(page: Page, memory: () => number): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await wait(3000)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
  const readings: number[] = []
  while (readings.length < 5) {
    await wait(500)
    readings.push(memory())
  }
  return median(readings)
}
