import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval as every } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { launchProfile } from '../chromium.ts'
import { median } from '../median.ts'
import type { Row } from '../row.ts'
import { giveFromDisk } from './from-disk.ts'
import { browserProcesses, takenBy } from './processes.ts'
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
export interface Moment {
  done: number
  memory: number
}

/** What memory thirty photos of 12 megapixels at once take, in a browser of their own that keeps them as a visitor's does. */
export async function measureMemory(
  { chromiumPath, origin }: Bench,
  shelf: Shelf,
): Promise<[Row[], { seconds: number; moments: Moment[] }]> {
  const others = new Set(browserProcesses())
  const folder = await mkdtemp(join(tmpdir(), 'realia-profile-'))
  const context = await launchProfile(chromiumPath, folder)
  const moments: Moment[] = []
  try {
    const samples = readSamples()
    const tool = await openTool(context, origin, shelf)
    await giveFromDisk(tool.page, shelf)
    const memory = () => takenBy(browserProcesses().filter((pid) => !others.has(pid))).memory
    for (let at = 0; at < count; at += 1) {
      const sample = samples[at % samples.length]
      if (sample) await tool.add(sample)
    }
    const before = memory()
    const watch = new AbortController()
    const watching = (async () => {
      for await (const _ of every(500, null, { signal: watch.signal }))
        moments.push({ done: await tool.done(), memory: memory() })
    })().catch((error: unknown) => {
      if (!watch.signal.aborted) throw error
    })
    const seconds = await tool.stage('Scandinavian')
    watch.abort()
    await watching
    const peak = Math.max(...moments.map((moment) => moment.memory))
    const growth = growthOf(moments)
    const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
    return [
      [
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
        {
          what: `staging: ${count} photos of 12 megapixels at once, a photo`,
          measured: `${(seconds / count).toFixed(1)} s`,
          budget: '',
          holds: null,
        },
      ],
      { seconds, moments },
    ]
  } finally {
    await context.close()
    await rm(folder, { recursive: true })
  }
}

/** Bytes a photo, by the medians about the 10th and near the last: between them photos come and go as they do. */
function growthOf(moments: readonly Moment[]): number {
  const about = (from: number, to: number) =>
    median(moments.filter(({ done }) => done >= from && done <= to).map(({ memory }) => memory))
  return (about(count - 5, count - 1) - about(8, 12)) / (count - 3 - 10)
}
