import type { Bench } from '../bench.ts'
import { hasPanorama, panorama, skipped } from '../panorama.ts'
import type { Findings } from '../row.ts'
import type { Contender } from './contender.ts'
import { findWindowWidth, realia } from './realia.ts'
import { waitForRest } from './rest.ts'
import { serveRivals } from './rivals.ts'
import { type Results, viewerRows } from './rows.ts'
import { tryContender } from './trial.ts'
import { watchFrames } from './watch-frames.ts'

/** The tour beside two well-known viewers: same file, same browser, same size, one run. */
export async function measureViewers(bench: Bench): Promise<Findings> {
  if (!hasPanorama()) return { rows: [skipped('tour beside other viewers')], raw: null }
  const { rivals, stop } = await serveRivals()
  try {
    const contenders = [...realia(bench.origin, await windowWidth(bench)), ...rivals]
    const results: Results = Object.fromEntries(contenders.map(({ name }) => [name, []]))
    for (let round = 0; round < bench.options.rounds; round += 1) {
      for (const contender of inOrder(contenders, round)) {
        results[contender.name]?.push(await tryContender(bench.browser, contender))
      }
    }
    return { rows: viewerRows(results), raw: results }
  } finally {
    await stop()
  }
}

/** Another one begins each round, so that nobody always comes after the same one. */
function inOrder(contenders: Contender[], round: number): Contender[] {
  const first = round % contenders.length
  return [...contenders.slice(first), ...contenders.slice(0, first)]
}

async function windowWidth({ browser, origin }: Bench): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(watchFrames)
    await realia(origin, 1100)[0]?.open(page, panorama.file)
    await waitForRest(page, panorama.texels)
    return await findWindowWidth(page)
  } finally {
    await context.close()
  }
}
