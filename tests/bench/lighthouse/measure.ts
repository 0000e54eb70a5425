import type { Bench } from '../bench.ts'
import type { Findings } from '../row.ts'
import { lighthouseRows, machineRow } from './rows.ts'
import { type LighthouseRun, runLighthouse } from './run.ts'

const pages = ['/', '/property-tours', '/industries/politics', '/hi']

/** Lighthouse on some pages, in rounds: what slows the machine for a while slows all of them. */
export async function measureLighthouse(bench: Bench): Promise<Findings> {
  const { origin, addresses, chromiumPath, options } = bench
  const missing = pages.find((page) => !addresses.includes(page))
  if (missing) throw new Error(`The site has no page ${missing}`)
  const results = pages.map((address) => ({ address, runs: [] as LighthouseRun[] }))
  for (let round = 0; round < options.runs; round += 1) {
    for (const { address, runs } of results) {
      runs.push(await runLighthouse(origin + address, chromiumPath))
    }
  }
  return {
    rows: [
      machineRow(results.flatMap(({ runs }) => runs)),
      ...results.flatMap(({ address, runs }) => lighthouseRows(address, runs)),
    ],
    raw: results,
  }
}
