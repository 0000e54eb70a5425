import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { inTempFolder } from '../../setup/temp-folder.ts'
import type { Bench } from '../options.ts'
import { listed, median, medianRatio, type Row } from '../row.ts'
import { measureDrag, type Watcher } from './drag.ts'
import {
  type Contender,
  type Panorama,
  panorama,
  readWatch,
  realia,
  waitForRest,
  withPanorama,
} from './open.ts'
import { rivals } from './rivals.ts'
import { watchFrames } from './watch-frames.ts'

/** The size of every viewer's canvas, in CSS pixels. */
const viewerSize = { width: 960, height: 384 }
const psv = 'Photo Sphere Viewer'

/** The tour beside two well-known viewers: same file, same browser, same size, one run. */
export const measureViewers = (bench: Bench): Promise<Row[]> =>
  withPanorama('tour beside other viewers', () =>
    inTempFolder(async (folder) => {
      const { atOnce, byHand } = realia(bench.origin, await windowWidth(bench))
      const all = await inRounds(bench, [atOnce, byHand, ...rivals], panorama, 1)
      const rows = [
        // A visitor presses the drop zone or drags over it before the file is there, and the page prepares.
        compare(all, sharpness, byHand.name, psv, ''),
        compare(all, sharpness, byHand.name, 'Pannellum'),
        compare(all, { ...sharpness, way: 'out of the blue' }, atOnce.name, psv),
        compare(all, cost, atOnce.name, psv, ''),
        compare(all, cost, atOnce.name, 'Pannellum'),
      ]
      const file = join(folder, '8k.jpg')
      const size = { width: 8192, height: 4096 }
      await sharp(panorama.file).resize(size).jpeg({ quality: 90 }).toFile(file)
      const large = { file, texels: size.width * size.height }
      const duel = [byHand, ...rivals.filter(({ name }) => name === psv)]
      for (const [picture, slowdown, where] of [
        [panorama, 4, ' (4096 × 2048, 4× slower)'],
        [large, 1, ' (8192 × 4096)'],
        [large, 4, ' (8192 × 4096, 4× slower)'],
      ] as const) {
        const found = await inRounds(bench, duel, picture, slowdown)
        for (const figure of [sharpness, cost])
          rows.push(compare(found, figure, byHand.name, psv, where))
      }
      return rows
    }),
  )

/** ms from the choice of the file to the first sharp frame, and of JavaScript a frame of a drag. */
interface Trial {
  sharp: number
  script: number
}
type Results = Record<string, Trial[]>

async function inRounds(
  { browser, options }: Bench,
  contenders: Contender[],
  picture: Panorama,
  slowdown: number,
): Promise<Results> {
  const results: Results = Object.fromEntries(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < options.rounds; round += 1) {
    // Another one begins each round, so that nobody always comes after the same one.
    const first = round % contenders.length
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)])
      results[contender.name]?.push(await tryOnce(browser, contender, picture, slowdown))
  }
  return results
}

/** Of any viewer, whose page is watched by `watchFrames`. */
const watcher: Watcher = {
  countFrames: async (page) => (await readWatch(page)).frames,
  look: async (page) => (await page.screenshot()).toString('base64'),
}

/** Opens the panorama in a fresh page, as by a first-time visitor, and drags. */
async function tryOnce(
  browser: Bench['browser'],
  { name, open }: Contender,
  picture: Panorama,
  slowdown: number,
): Promise<Trial> {
  const context = await browser.newContext({ viewport: viewerSize, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchFrames)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await open(page, picture.file)
    await waitForRest(page, picture.texels)
    const { chosenAt, sharpAt, buffer } = await readWatch(page)
    if (buffer.join() !== [viewerSize.width, viewerSize.height].join())
      throw new Error(`Its canvas has ${buffer.join(' × ')} pixels`)
    return { sharp: sharpAt - chosenAt, script: await measureDrag(page, watcher) }
  } catch (error) {
    throw new Error(`${name} did not get through`, { cause: error })
  } finally {
    await context.close()
  }
}

const sharpness = {
  what: 'tour: file chosen → first sharp frame',
  way: 'chosen by hand',
  figure: 'sharp',
  digits: 0,
} as const
const cost = {
  what: 'tour: JavaScript a frame while dragging',
  way: '',
  figure: 'script',
  digits: 2,
} as const

/**
 * Medians, and the median of the rounds' ratios.
 * @param goal  on which picture and machine it is to be faster; where that is left out, it is only told
 */
function compare(
  results: Results,
  { what, way, figure, digits }: { what: string; way: string; figure: keyof Trial; digits: number },
  ours: string,
  theirs: string,
  goal?: string,
): Row {
  const our = (results[ours] ?? []).map((trial) => trial[figure])
  const their = (results[theirs] ?? []).map((trial) => trial[figure])
  const ratio = medianRatio(our, their)
  const text = (figures: number[]) => `${median(figures).toFixed(digits)} ms`
  return {
    what: `${[what, way, `beside ${theirs}`].filter(Boolean).join(', ')}${goal ?? ''}`,
    measured: `${text(our)} : ${text(their)} = ${ratio.toFixed(2)}×`,
    budget: goal === undefined ? '' : '< 1×',
    // Won only when both ways to look at the rounds say so: a verdict must not hang on noise.
    holds: goal === undefined ? null : ratio < 1 && median(our) < median(their),
    blame: [`${ours}: ${listed(our, digits)}`, `${theirs}: ${listed(their, digits)}`],
  }
}

/** The width of window in which the tour's canvas has the agreed width. @throws Error when there is none */
async function windowWidth({ browser, origin }: Bench): Promise<number> {
  const page = await browser.newPage()
  try {
    await page.addInitScript(watchFrames)
    let width = 1100
    await realia(origin, width).atOnce.open(page, panorama.file)
    await waitForRest(page, panorama.texels)
    for (let tries = 0; tries < 6; tries += 1) {
      await page.setViewportSize({ width, height: 900 })
      await wait(200)
      const canvas = await page.locator('canvas').evaluate((element) => element.clientWidth)
      if (canvas === viewerSize.width) return width
      width += viewerSize.width - canvas
    }
    throw new Error(`The tour's canvas cannot be had ${viewerSize.width} pixels wide`)
  } finally {
    await page.close()
  }
}
