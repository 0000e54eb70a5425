import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Insight } from '../../documents/refs.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { fill } from '../fill.ts'
import { blockName, CELLS, COLUMNS, cellAt, heatMapCells } from './heat-map-cells.ts'
import { HeatMapGrid } from './heat-map-grid.tsx'

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
