import { type KeyboardEvent, type PointerEventHandler, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { CELLS, COLUMNS, nextCell, tierOf } from './heat-map-cells.ts'

export interface HeatMapGridProps {
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
export function HeatMapGrid(props: HeatMapGridProps) {
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
