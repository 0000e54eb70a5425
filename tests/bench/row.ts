/** One line of the table. */
export interface Row {
  what: string
  measured: string
  budget: string
  /** null: reported only, no budget */
  holds: boolean | null
  /** what to look at, named when the budget is broken */
  blame?: string[]
}

/** A kilobyte is 1000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

export const listed = (figures: number[], digits = 0): string =>
  `${figures.map((each) => each.toFixed(digits)).join(', ')} ms a round`

/** A row that holds when nothing of a kind was found. */
export const noneOf = (what: string, found: string[]): Row => ({
  ...{ what, measured: String(found.length), budget: '0' },
  ...{ holds: found.length === 0, blame: found },
})

/** Of an even number, the mean of the two in the middle. @throws RangeError without figures */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.floor(sorted.length / 2)]
  if (low === undefined || high === undefined) throw new RangeError('No figures')
  if (figures.some(Number.isNaN)) throw new RangeError('Not a number')
  return (low + high) / 2
}

/** Both of a round run one after another, so that what slows the machine for a while slows both. */
export function medianRatio(ours: number[], theirs: number[]): number {
  if (ours.length !== theirs.length) throw new RangeError('Rounds differ')
  return median(ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN)))
}

const titles = ['what', 'measured', 'budget', 'holds']
const mostBlame = 12

/** The rows as a Markdown table, padded so that it reads well in a terminal too. */
export function table(rows: Row[]): string {
  const lines = rows.map((row) => [row.what, row.measured, row.budget, verdict(row)].map(cell))
  const widths = titles.map((title, i) =>
    Math.max(title.length, ...lines.map((line) => line[i]?.length ?? 0)),
  )
  const draw = (line: string[]) => `| ${line.map((s, i) => s.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [draw(titles), rule, ...lines.map(draw)].join('\n')
}

/** For each row whose budget is broken, what to look at. Empty when all hold. */
export function breaches(rows: Row[]): string {
  return rows
    .filter((row) => row.holds === false)
    .flatMap(({ what, measured, budget, blame = [] }) => {
      const shown = blame.slice(0, mostBlame)
      if (shown.length < blame.length) shown.push(`and ${blame.length - shown.length} more`)
      const head = oneLine(`${what}: ${measured}, budget ${budget}`)
      return [head, ...shown.map((line) => `  - ${oneLine(line)}`)]
    })
    .join('\n')
}

const verdict = ({ holds }: Row): string => (holds === null ? '–' : holds ? 'yes' : '**no**')
/** A bar or a line break in a cell would end it. */
const cell = (text: string): string => oneLine(text).replaceAll('|', '\\|')
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')
