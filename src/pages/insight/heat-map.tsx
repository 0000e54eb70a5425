import { type KeyboardEvent, useRef, useState } from 'react'
import type { Insight } from '../../../content/schemas/insight.ts'
import { createRandom } from '../../math/random.ts'
import { classNames } from '../../ui/class-names.ts'
import { useFormats } from '../../ui/formats.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { interpolate } from '../interpolate.ts'

const COLUMNS = 10
export const CELL_COUNT = 80
const SEED = 2024
const cells = heatMapCells(SEED)
const highest = cells.indexOf(Math.max(...cells))
const lowest = cells.indexOf(Math.min(...cells))

const legend = [
  { color: 'bg-depth/10', key: 'low' },
  { color: 'bg-depth/50', key: 'medium' },
  { color: 'bg-depth', key: 'high' },
] as const

/**
 * Sentiment over a sample city: a grid of blocks of which one at a time can be tabbed to. A block is read by pointing at
 * it, or by the keys of a grid.
 */
export function HeatMap({ copy }: { copy: Insight['heatMap'] }) {
  const formats = useFormats()
  const [current, setCurrent] = useState(highest)
  const [pointed, setPointed] = useState<number>()
  const [focused, setFocused] = useState<number>()
  const shown = pointed ?? focused
  const map = useRef<HTMLTableElement>(null)
  const percent = (index: number) => formats.percent((cells[index] ?? 0) * 100)
  const extreme = (index: number) => `${blockName(index)}, ${percent(index)}`
  const readout = (index: number) =>
    interpolate(copy.readout, { block: blockName(index), percent: percent(index) })

  const focus = (index: number | undefined) => {
    if (index !== undefined) setCurrent(index)
    setFocused(index)
    setPointed(undefined)
  }
  const move = (event: KeyboardEvent) => {
    const next = cellAfterKey(current, event.key, event.ctrlKey)
    if (next === undefined) return
    event.preventDefault()
    map.current?.querySelectorAll('td')[next]?.focus()
  }

  return (
    <figure>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={3}>{copy.title}</Heading>
        <Badge>
          <span className="size-1.5 rounded-full bg-good" />
          {copy.live} · {copy.sample}
        </Badge>
      </div>
      <table
        ref={map}
        {...grid}
        aria-label={copy.title}
        aria-describedby="heat-map-summary"
        onKeyDown={move}
        onBlur={() => focus(undefined)}
        onPointerLeave={() => setPointed(undefined)}
        // A finger is kept by the block that it went down on, unless that lets it go.
        onGotPointerCapture={({ target, pointerId }) =>
          (target as Element).releasePointerCapture(pointerId)
        }
        className="square-cells mt-5"
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((index) => (
                <td
                  key={index}
                  tabIndex={index === current ? 0 : -1}
                  aria-label={readout(index)}
                  onFocus={() => focus(index)}
                  onPointerMove={() => setPointed(index)}
                  className={classNames(
                    tiers[tierOf(cells[index] ?? 0)],
                    index === shown && 'outline-2 outline-ink',
                  )}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 font-mono text-xs text-ink-soft">
        {/* Another age of browser may set another kind of space before the per cent sign. */}
        <span id="heat-map-summary" className="sr-only" suppressHydrationWarning>
          {interpolate(copy.summary, {
            cells: CELL_COUNT,
            columns: COLUMNS,
            highest: extreme(highest),
            lowest: extreme(lowest),
          })}
        </span>
        <span aria-hidden="true" className="needs-scripts">
          {shown === undefined ? copy.hint : readout(shown)}
        </span>
        <span className="flex gap-4">
          {legend.map(({ color, key }) => (
            <span key={key} className="flex items-center gap-1.5">
              <span className={`size-3 outline outline-line ${color}`} />
              {copy[key]}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  )
}

/** From the band's own shade to full depth, one class a tier. */
const tiers = ['bg-depth/10', 'bg-depth/30', 'bg-depth/50', 'bg-depth/75', 'bg-depth']
const rows = Array.from({ length: CELL_COUNT / COLUMNS }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column),
)

/** A table with the keys of a grid, so it has that role. */
const grid = { role: 'grid' }

/** Where one tier of color ends and the next begins. */
const thresholds = [0.2, 0.4, 0.6, 0.8]

/** @returns {@link CELL_COUNT} shares from 0 to 1, row by row; the same for the same seed */
export function heatMapCells(seed: number): number[] {
  const random = createRandom(seed)
  return Array.from({ length: CELL_COUNT }, random)
}

/** @returns the tier of a share, from 0 (below 0.2) to 4 (0.8 and above) */
export function tierOf(share: number): number {
  return thresholds.filter((threshold) => share >= threshold).length
}

/** The name of a cell as on a chart: the column's letter and the row's number, `C4`. */
export function blockName(index: number): string {
  return String.fromCharCode(65 + (index % COLUMNS)) + (Math.floor(index / COLUMNS) + 1)
}

/**
 * The cell that a key leads to in a grid, staying inside; `undefined` for another key.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 * @param withControl  whether Control is held: Home and End then lead to the first and last cell of all
 */
export function cellAfterKey(index: number, key: string, withControl = false): number | undefined {
  const column = index % COLUMNS
  if (key === 'Home') return withControl ? 0 : index - column
  if (key === 'End') return withControl ? CELL_COUNT - 1 : index - column + COLUMNS - 1
  if (key === 'ArrowRight') return column < COLUMNS - 1 ? index + 1 : index
  if (key === 'ArrowLeft') return column > 0 ? index - 1 : index
  if (key === 'ArrowDown') return index + COLUMNS < CELL_COUNT ? index + COLUMNS : index
  if (key === 'ArrowUp') return index >= COLUMNS ? index - COLUMNS : index
  return undefined
}
