import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listContent } from '../../scripts/content/list-content.ts'
import { locales } from '../../src/site/locales.ts'
import type { Bench } from './bench.ts'
import { median } from './median.ts'
import type { Row } from './row.ts'

const wanted = 400
const copies = 'solutions/gamification.mdx'
const budgets = { cold: 3000, warm: 1000 }

/**
 * How long the content check takes over 400 documents, from the start of its process to its end: cold without anything
 * that an earlier check has kept, warm with it, as on every later run.
 */
export async function measureContent({ options }: Pick<Bench, 'options'>): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'realia-bench-content-'))
  try {
    const count = fill(folder)
    const times = { cold: [] as number[], warm: [] as number[] }
    for (let round = 0; round < options.runs; round += 1) {
      rmSync(join(folder, '.cache'), { recursive: true, force: true })
      times.cold.push(check(folder))
      times.warm.push(check(folder))
    }
    const row = (kind: 'cold' | 'warm'): Row => {
      const took = Math.round(median(times[kind]))
      return {
        what: `content check of ${count} documents, ${kind}`,
        measured: `${took} ms`,
        budget: `≤ ${budgets[kind] / 1000} s`,
        holds: took <= budgets[kind],
      }
    }
    return [row('cold'), row('warm')]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The site's content, and as many more solutions as make 400. */
function fill(folder: string): number {
  const content = join(folder, 'content')
  cpSync('content', content, { recursive: true })
  symlinkSync(resolve('public'), join(folder, 'public'))
  let count = locales.flatMap((locale) => listContent(content, locale)).length
  for (let number = 1; count < wanted; number += 1) {
    for (const locale of locales) {
      cpSync(join(content, locale, copies), join(content, locale, `solutions/copy-${number}.mdx`))
      count += 1
    }
  }
  return count
}

/** @returns milliseconds; @throws Error when the check finds fault with its copy */
function check(cwd: string): number {
  const started = performance.now()
  const run = spawnSync(process.execPath, [resolve('scripts/content/check.ts')], {
    cwd,
    encoding: 'utf8',
  })
  const took = performance.now() - started
  if (run.status !== 0) throw new Error(run.stderr)
  return took
}
