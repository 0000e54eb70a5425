import { setInterval as every } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { median } from '../median.ts'
import { inProfile, megabytes } from '../profile.ts'
import type { Row } from '../row.ts'
import { giveFromDisk } from './from-disk.ts'
import { readSamples } from './samples.ts'
import type { Shelf } from './shelf.ts'
import { openTool } from './tool.ts'

/** Photos that are staged at once. */
const count = 30
/** Bytes that all processes of the browser may take together. */
const budget = 1.5e9
/** Bytes that each further photo may add: its file and its pictures, which are kept for the downloads. */
const growthBudget = 15e6

/** What the browser took while so many photos were done. */
interface Moment {
  done: number
  memory: number
}

/** What memory thirty photos of 12 megapixels at once take. */
export async function measureMemory({ chromiumPath, origin }: Bench, shelf: Shelf): Promise<Row[]> {
  return inProfile(chromiumPath, async (context, memory) => {
    const samples = readSamples()
    const tool = await openTool(context, origin, shelf)
    await giveFromDisk(tool.page, shelf)
    for (let at = 0; at < count; at += 1) {
      const sample = samples[at % samples.length]
      if (sample) await tool.add(sample)
    }
    const before = memory()
    const moments: Moment[] = []
    const watch = new AbortController()
    const watching = (async () => {
      for await (const _ of every(500, null, { signal: watch.signal }))
        moments.push({ done: await tool.done(), memory: memory() })
    })().catch((error: unknown) => {
      if (!watch.signal.aborted) throw error
    })
    await tool.stage('Scandinavian')
    watch.abort()
    await watching
    const peak = Math.max(...moments.map((moment) => moment.memory))
    const growth = growthOf(moments)
    return [
      {
        what: `staging: memory of all browser processes over ${count} photos of 12 megapixels at once, most`,
        measured: `${megabytes(peak)} (${megabytes(before)} with the photos chosen)`,
        budget: `≤ ${megabytes(budget)}`,
        holds: peak <= budget,
      },
      {
        what: 'staging: memory that each photo adds, from the 10th to the 30th',
        measured: megabytes(growth),
        budget: `≤ ${megabytes(growthBudget)}`,
        holds: growth <= growthBudget,
      },
    ]
  })
}

/** Bytes a photo, by the medians about the 10th and near the last: between them photos come and go as they do. */
function growthOf(moments: readonly Moment[]): number {
  const about = (from: number, to: number) =>
    median(moments.filter(({ done }) => done >= from && done <= to).map(({ memory }) => memory))
  return (about(count - 5, count - 1) - about(8, 12)) / (count - 3 - 10)
}
