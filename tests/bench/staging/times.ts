import { compareOutside, encodedAgain, type Outside } from '../../setup/outside-mask.ts'
import type { Bench } from '../bench.ts'
import { median } from '../median.ts'
import { browserProcesses, takenBy } from '../processes.ts'
import { loadNow } from '../report.ts'
import type { Row } from '../row.ts'
import { outsideRow } from './rules.ts'
import { readSamples, readStyles, type Sample } from './samples.ts'
import type { Shelf } from './shelf.ts'
import { openTool, type StagingTool } from './tool.ts'

/** Seconds that a photo may take. */
const budget = 8

interface Timed {
  sample: string
  style: string
  /** from the press of the button until nothing is under way any more */
  seconds: number
  /** of all cores, of all processes of the browser */
  processor: number
  outside: Outside
}

/** How long a photo of 12 megapixels takes, each sample room alone, in one style after the other. */
export async function measureTimes({ browser, origin }: Bench, shelf: Shelf): Promise<Row[]> {
  const [samples, styles] = [readSamples(), readStyles()]
  const load = loadNow()
  const tool = await openTool(await browser.newContext(), origin, shelf)
  const timed: Timed[] = []
  try {
    for (const [at, sample] of samples.entries())
      timed.push(await timeOf(tool, samples, sample, styles[at % styles.length] ?? ''))
  } finally {
    await tool.close()
  }
  const seconds = timed.map((each) => each.seconds)
  const processor = median(timed.map((each) => each.processor))
  const slowest = Math.max(...seconds)
  return [
    {
      what: `staging: a photo of 12 megapixels, slowest of ${timed.length} rooms`,
      measured: `${slowest.toFixed(1)} s (median ${median(seconds).toFixed(1)} s, ${processor.toFixed(1)} s of the cores; load ${load} before)`,
      budget: `≤ ${budget} s`,
      holds: slowest <= budget,
      blame: timed.map((each) => `${each.sample} ${each.style}: ${each.seconds.toFixed(1)} s`),
    },
    outsideRow('of 12 megapixels', timed),
  ]
}

async function timeOf(
  tool: StagingTool,
  samples: readonly Sample[],
  sample: Sample,
  style: string,
): Promise<Timed> {
  await tool.add(sample)
  const pids = browserProcesses()
  const before = takenBy(pids).processor
  const seconds = await tool.stage(style)
  const processor = takenBy(pids).processor - before
  const { value: staged } = await tool.results(0, samples).next()
  if (!staged) throw new Error(`${sample.id} was not staged`)
  const again = await encodedAgain(tool.page, `/rooms/${sample.id}.jpg`)
  const outside = await compareOutside(staged.picture, again, staged.changed)
  await tool.removeAll()
  return { sample: sample.id, style, seconds, processor, outside }
}
