import {
  type KeyboardEvent,
  type PointerEvent,
  type PointerEventHandler,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Insight } from '../../../content/schemas/insight.ts'
import { classNames } from '../../ui/class-names.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { fill } from '../fill.ts'
import {
  blockName,
  CELLS,
  COLUMNS,
  cellAt,
  heatMapCells,
  nextCell,
  tierOf,
} from './heat-map-cells.ts'

const SEED = 2024
const cells = heatMapCells(SEED)
const highest = cells.indexOf(Math.max(...cells))
const lowest = cells.indexOf(Math.min(...cells))

const legend = [
  { colour: 'bg-depth/10', key: 'low' },
  { colour: 'bg-depth/50', key: 'medium' },
  { colour: 'bg-depth', key: 'high' },
] as const

/** Sentiment over a sample city; a block is read by pointing at it, or by the keys of a grid. */
export function HeatMap({ copy }: { copy: Insight['heatMap'] }) {
  const { i18n } = useTranslation('shell')
  const [pointed, setPointed] = useState<number>()
  const [focused, setFocused] = useState<number>()
  const shown = pointed ?? focused

  const percents = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const percent = (index: number) => percents.format(cells[index] ?? 0)
  const extreme = (index: number) => `${blockName(index)}, ${percent(index)}`
  const readout = (index: number) =>
    fill(copy.readout, { block: blockName(index), percent: percent(index) })

  const point = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    setPointed(
      cellAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height),
    )
  }
  const focus = (index: number | undefined) => {
    setFocused(index)
    setPointed(undefined)
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
      <HeatMapGrid
        cells={cells}
        start={highest}
        shown={shown}
        label={copy.title}
        describedBy="heat-map-summary"
        nameOf={readout}
        onFocusCell={focus}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
      />
      <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 font-mono text-xs text-ink-soft">
        {/* Another age of browser may set another kind of space before the per cent sign. */}
        <span id="heat-map-summary" className="sr-only" suppressHydrationWarning>
          {fill(copy.summary, {
            cells: CELLS,
            columns: COLUMNS,
            highest: extreme(highest),
            lowest: extreme(lowest),
          })}
        </span>
        <span aria-hidden="true" className="needs-scripts">
          {shown === undefined ? copy.hint : readout(shown)}
        </span>
        <span className="flex gap-4">
          {legend.map(({ colour, key }) => (
            <span key={key} className="flex items-center gap-1.5">
              <span className={`size-3 outline outline-line ${colour}`} />
              {copy[key]}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  )
}

interface HeatMapGridProps {
  /** Shares from 0 to 1, row by row. */
  cells: number[]
  /** The cell that takes the focus first. */
  start: number
  /** The cell that is framed. */
  shown: number | undefined
  label: string
  describedBy: string
  nameOf: (cell: number) => string
  /** The cell that has the focus now; `undefined` when none has. */
  onFocusCell: (cell: number | undefined) => void
  onPointerMove: PointerEventHandler
  onPointerLeave: PointerEventHandler
}

/** From the band's own shade to full depth, one class a tier. */
const tiers = ['bg-depth/10', 'bg-depth/30', 'bg-depth/50', 'bg-depth/75', 'bg-depth']
const rows = Array.from({ length: CELLS / COLUMNS }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column),
)

/** A table that has the keys of a grid, and so is one. */
const grid = { role: 'grid' }

/** The blocks as a grid of which one at a time can be tabbed to; the keys move the focus from it. */
function HeatMapGrid(props: HeatMapGridProps) {
  const { cells, start, shown, nameOf, onFocusCell } = props
  const [current, setCurrent] = useState(start)
  const box = useRef<HTMLTableElement>(null)

  const enter = (index: number) => {
    setCurrent(index)
    onFocusCell(index)
  }
  const move = (event: KeyboardEvent) => {
    const next = nextCell(current, event.key, event.ctrlKey)
    if (next === undefined) return
    event.preventDefault()
    box.current?.querySelectorAll('td')[next]?.focus()
  }

  return (
    <table
      ref={box}
      {...grid}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onKeyDown={move}
      onBlur={() => onFocusCell(undefined)}
      onPointerMove={props.onPointerMove}
      onPointerLeave={props.onPointerLeave}
      className="square-cells mt-5"
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((index) => (
              <td
                key={index}
                tabIndex={index === current ? 0 : -1}
                aria-label={nameOf(index)}
                onFocus={() => enter(index)}
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
  )
}
