import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench } from '../bench.ts'
import { enlargedTo8k, hasPanorama, type Panorama, panorama, skipped } from '../panorama.ts'
import type { Row } from '../row.ts'
import type { Contender } from './contender.ts'
import { findWindowWidth, realia } from './realia.ts'
import { waitForRest } from './rest.ts'
import { serveRivals } from './rivals.ts'
import { goalRows, type Results, viewerRows } from './rows.ts'
import { type Circumstances, tryContender } from './trial.ts'
import { watchFrames } from './watch-frames.ts'

/** The tour beside two well-known viewers: same file, same browser, same size, one run. */
export async function measureViewers(bench: Bench): Promise<Row[]> {
  if (!hasPanorama()) return [skipped('tour beside other viewers')]
  const { rivals, stop } = await serveRivals()
  const folder = await mkdtemp(join(tmpdir(), 'realia-panoramas-'))
  try {
    const contenders = [...realia(bench.origin, await windowWidth(bench)), ...rivals]
    const rows = viewerRows(await inRounds(bench, contenders, { picture: panorama, slowdown: 1 }))
    const duel = contenders.filter(({ name }) => duellists.includes(name))
    for (const { where, ...circumstances } of harder(await enlargedTo8k(join(folder, '8k.jpg')))) {
      rows.push(...goalRows(await inRounds(bench, duel, circumstances), where))
    }
    return rows
  } finally {
    await stop()
    await rm(folder, { recursive: true })
  }
}

/** Who is set beside whom where it is harder. */
const duellists = ['Realia by hand', 'Photo Sphere Viewer']

/** A larger picture, a slower machine, and both. */
const harder = (large: Panorama): (Circumstances & { where: string })[] => [
  { picture: panorama, slowdown: 4, where: '4096 × 2048, 4× slower' },
  { picture: large, slowdown: 1, where: '8192 × 4096' },
  { picture: large, slowdown: 4, where: '8192 × 4096, 4× slower' },
]

async function inRounds(
  { browser, options }: Bench,
  contenders: Contender[],
  circumstances: Circumstances,
): Promise<Results> {
  const results: Results = Object.fromEntries(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < options.rounds; round += 1) {
    for (const contender of inOrder(contenders, round)) {
      results[contender.name]?.push(await tryContender(browser, contender, circumstances))
    }
  }
  return results
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
