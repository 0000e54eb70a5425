import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../../scripts/shared/command.ts'
import type { Findings } from './row.ts'
import { breaches, table } from './table.ts'

/** The circumstances of a run. */
export interface Circumstances {
  date: string
  cores: number
  processor: string
  chromium: string
  node: string
  /** what else the machine had to do: processes that ran or waited, averaged over the last minute */
  load: number
  /** of the whole run */
  seconds: number
}

export function circumstances(started: Date, chromium: string, loadBefore: number): Circumstances {
  return {
    date: started.toISOString(),
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    chromium,
    node: process.version,
    load: loadBefore,
    seconds: Math.round((Date.now() - started.getTime()) / 1000),
  }
}

export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10

/** Keeps a run as the latest: the table to read, and the figures behind it. */
export async function writeLatest(
  about: Circumstances,
  findings: Record<string, Findings>,
): Promise<void> {
  const rows = Object.values(findings).flatMap((found) => found.rows)
  const broken = breaches(rows)
  const text = [
    '# The latest figures',
    '',
    `Measured by \`npm run bench\` on ${about.date.slice(0, 10)} in ${about.seconds} s, on ${about.cores} cores (${about.processor}, load ${about.load} before), Chromium ${about.chromium} with WebGL in software, Node ${about.node}.`,
    '',
    table(rows),
    ...(broken ? ['', '## Broken budgets', '', '```', broken, '```'] : []),
    '',
  ]
  await writeFile(join(import.meta.dirname, 'latest.md'), text.join('\n'))
  const figures = join(import.meta.dirname, 'latest.json')
  await writeFile(figures, JSON.stringify({ about, findings }))
  // As every file of the checkout, so that the linter has nothing to say.
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', figures], { quiet: true })
}
