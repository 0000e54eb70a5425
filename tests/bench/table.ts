import type { Row } from './row.ts'

const titles = ['what', 'measured', 'budget', 'holds']
const mostBlame = 12

/** The rows as a Markdown table, its columns padded so that it reads well in a terminal too. */
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

function verdict({ holds }: Row): string {
  if (holds === null) return '–'
  return holds ? 'yes' : '**no**'
}

/** A bar or a line break in a cell would end it. */
function cell(text: string): string {
  return oneLine(text).replaceAll('|', '\\|')
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
