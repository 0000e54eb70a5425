import type { Bench } from '../bench.ts'
import { median, medianRatio } from '../median.ts'
import { panorama } from '../panorama.ts'
import type { Row } from '../row.ts'
import { realia } from '../viewers/realia.ts'
import { readWatch, waitForRest } from '../viewers/rest.ts'
import { watchFrames } from '../viewers/watch-frames.ts'

/** So many times as long as one file a folder may take until its first picture is sharp. */
const budget = 1.5

/** How long many files at once take until the first of them is sharp, beside one alone. */
export async function measureOpening(bench: Bench, files: readonly string[]): Promise<Row> {
  const [one, all]: [number[], number[]] = [[], []]
  for (let round = 0; round < bench.options.rounds; round += 1) {
    one.push(await open(bench, files.slice(0, 1)))
    all.push(await open(bench, files))
  }
  const ratio = medianRatio(all, one)
  const ms = (figures: number[]) => `${median(figures).toFixed(0)} ms`
  const list = (figures: number[]) => figures.map((each) => each.toFixed(0)).join(', ')
  return {
    what: `tour: ${files.length} panoramas chosen → first sharp frame, beside one alone`,
    measured: `${ms(all)} : ${ms(one)} = ${ratio.toFixed(2)}×`,
    budget: `≤ ${budget}×`,
    holds: ratio <= budget,
    blame: [`${files.length}: ${list(all)} ms a round`, `one: ${list(one)} ms a round`],
  }
}

/** @returns ms from the choice to the first frame that stays as it is */
async function open({ browser, origin }: Bench, files: readonly string[]): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(watchFrames)
    const byHand = realia(origin, 1280).find(({ name }) => name === 'Realia by hand')
    await byHand?.open(page, files)
    await waitForRest(page, panorama.texels)
    const { chosenAt, sharpAt } = await readWatch(page)
    return sharpAt - chosenAt
  } finally {
    await context.close()
  }
}
