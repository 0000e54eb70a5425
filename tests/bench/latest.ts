import { type PartName, partNames } from './options.ts'
import type { Circumstances } from './report.ts'
import type { Row } from './row.ts'
import { breaches, table } from './table.ts'

/** What a part of the bench found last, and how it was found. */
export interface Kept {
  about: Circumstances
  rows: Row[]
}

export type Latest = Partial<Record<PartName, Kept>>

/** The latest figures with those of a run, whose parts take the place of their own earlier ones. */
export function keep(
  latest: Latest,
  about: Circumstances,
  found: Partial<Record<PartName, Row[]>>,
): Latest {
  const parts = Object.entries(found).map(([part, rows]) => [part, { about, rows }])
  return { ...latest, ...Object.fromEntries(parts) }
}

/** All rows, in the order of the parts. */
const rowsOf = (latest: Latest) => partNames.flatMap((part) => latest[part]?.rows ?? [])

/**
 * The README with the latest figures in the table of its chapter "Measured".
 * @throws RangeError when it has no such table
 */
export function readmeWith(readme: string, latest: Latest): string {
  const chapter = /^## Measured\n[^|]*?\n\n((?:\|.*\n)+)/m.exec(readme)
  const before = chapter?.[1]
  if (!before) throw new RangeError('The README has no table under "Measured"')
  return readme.replace(before, () => `${table(rowsOf(latest))}\n`)
}

/** The page to read: all rows, then when and on what each part was measured. Markdown. */
export function latestPage(latest: Latest): string {
  const parts = partNames.flatMap((part) => {
    const kept = latest[part]
    return kept ? [{ part, ...kept }] : []
  })
  const rows = rowsOf(latest)
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
    ...parts.map(({ part, about }) => {
      const { date, cores, processor, load, chromium, node } = about
      const browser = chromium && `, Chromium ${chromium}`
      return `- \`${part}\`: ${date.slice(0, 10)}, ${cores} cores (${processor}, load ${load} before)${browser}, Node ${node}`
    }),
    '',
  ].join('\n')
}
