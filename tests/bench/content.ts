import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listContent } from '../../scripts/content/list-content.ts'
import { locales } from '../../src/site/locales.ts'
import type { Bench } from './options.ts'
import { median, type Row } from './row.ts'

/**
 * How long the content check takes over 400 documents, from the start of its process to its end: cold without anything
 * that an earlier check has kept, warm with it, as on every later run.
 */
export async function measureContent({ options }: Pick<Bench, 'options'>): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'realia-bench-content-'))
  try {
    const count = fill(folder)
    const [cold, warm]: [number[], number[]] = [[], []]
    for (let round = 0; round < options.runs; round += 1) {
      rmSync(join(folder, '.cache'), { recursive: true, force: true })
      cold.push(check(folder))
      warm.push(check(folder))
    }
    const row = (kind: string, times: number[], budget: number): Row => {
      const took = Math.round(median(times))
      return {
        what: `content check of ${count} documents, ${kind}`,
        measured: `${took} ms`,
        budget: `≤ ${budget / 1000} s`,
        holds: took <= budget,
      }
    }
    return [row('cold', cold, 3000), row('warm', warm, 1000)]
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
  for (let number = 1; count < 400; number += 1) {
    for (const locale of locales) {
      const solutions = join(content, locale, 'solutions')
      cpSync(join(solutions, 'gamification.mdx'), join(solutions, `copy-${number}.mdx`))
      count += 1
    }
  }
  return count
}

/** @returns milliseconds; @throws Error when the check finds fault with its copy */
function check(cwd: string): number {
  const started = performance.now()
  const args = [resolve('scripts/content/check.ts')]
  const run = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr)
  return performance.now() - started
}
