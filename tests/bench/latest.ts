import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { runTool } from '../../scripts/shared/command.ts'
import { type PartName, partNames } from './options.ts'
import { breaches, type Row, table } from './row.ts'

interface Circumstances {
  date: string
  cores: number
  processor: string
  chromium: string
  node: string
  /** what else the machine had to do: processes that ran or waited, averaged over the last minute */
  load: number
}

/** What each part of the bench found last, and how. */
export type Latest = Partial<Record<PartName, { about: Circumstances; rows: Row[] }>>

export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10

const figures = join(import.meta.dirname, 'latest.json')

/** Keeps a run's parts in place of their own earlier figures: a page to read, and its rows. */
export async function writeLatest(
  about: Circumstances,
  found: Partial<Record<PartName, Row[]>>,
): Promise<void> {
  const before = JSON.parse(await readFile(figures, 'utf8')) as Latest
  const parts = Object.entries(found).map(([part, rows]) => [part, { about, rows }])
  const latest: Latest = { ...before, ...Object.fromEntries(parts) }
  await writeFile(join(import.meta.dirname, 'latest.md'), latestPage(latest))
  await writeFile(figures, JSON.stringify(latest))
  await runTool('@biomejs/biome/bin/biome', ['format', '--write', figures], { quiet: true })
}

/** The page to read: all rows, then when and on what each part was measured. Markdown. */
export function latestPage(latest: Latest): string {
  const rows = partNames.flatMap((part) => latest[part]?.rows ?? [])
  const broken = breaches(rows)
  return [
    '# The latest figures',
    '',
    'Measured by `npm run bench`, with WebGL in software. A part that is measured alone takes the place of its earlier',
    'figures.',
    '',
    table(rows),
    ...(broken ? ['', '## Broken budgets', '', '```', broken, '```'] : []),
    '',
    '## When, and on what',
    '',
    ...partNames.flatMap((part) => {
      const about = latest[part]?.about
      if (!about) return []
      const { date, cores, processor, load, chromium, node } = about
      const browser = chromium && `, Chromium ${chromium}`
      return `- \`${part}\`: ${date.slice(0, 10)}, ${cores} cores (${processor}, load ${load} before)${browser}, Node ${node}`
    }),
    '',
  ].join('\n')
}
