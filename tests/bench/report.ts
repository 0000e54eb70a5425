import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../../scripts/shared/command.ts'
import { keep, type Latest, latestPage, readmeWith } from './latest.ts'
import type { PartName } from './options.ts'
import type { Row } from './row.ts'

/** The circumstances of a run. */
export interface Circumstances {
  date: string
  cores: number
  processor: string
  chromium: string
  node: string
  /** what else the machine had to do: processes that ran or waited, averaged over the last minute */
  load: number
}

export function circumstances(started: Date, chromium: string, loadBefore: number): Circumstances {
  return {
    date: started.toISOString(),
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    chromium,
    node: process.version,
    load: loadBefore,
  }
}

export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10

const readme = join(import.meta.dirname, '../../README.md')
const figures = join(import.meta.dirname, 'latest.json')

/** Keeps a run's parts as the latest: a page to read, the README's table, and the rows of both. */
export async function writeLatest(
  about: Circumstances,
  found: Partial<Record<PartName, Row[]>>,
): Promise<void> {
  const before = JSON.parse(await readFile(figures, 'utf8')) as Latest
  const latest = keep(before, about, found)
  await writeFile(join(import.meta.dirname, 'latest.md'), latestPage(latest))
  await writeFile(readme, readmeWith(await readFile(readme, 'utf8'), latest))
  await writeFile(figures, JSON.stringify(latest))
  // As every file of the checkout, so that the linter has nothing to say.
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', figures], { quiet: true })
}
