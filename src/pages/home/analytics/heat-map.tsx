import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { Home } from '../../../documents/refs.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { fill } from '../../fill.ts'
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

/** From the band's own shade to full depth, one class a tier. */
const tiers = ['fill-depth/10', 'fill-depth/30', 'fill-depth/50', 'fill-depth/75', 'fill-depth']
const legend = [
  { colour: 'bg-depth/10', key: 'low' },
  { colour: 'bg-depth/50', key: 'medium' },
  { colour: 'bg-depth', key: 'high' },
] as const

const percent = (index: number) => `${Math.round((cells[index] ?? 0) * 100)}%`
const extreme = (index: number) => `${blockName(index)}, ${percent(index)}`
const corner = (index: number) => ({
  x: (index % COLUMNS) * 40 + 1,
  y: Math.floor(index / COLUMNS) * 40 + 1,
})

/** Sentiment over a sample city; a block is read by pointing at it, or by the arrow keys as on a slider. */
export function HeatMap({ copy }: { copy: Home['analytics']['heatMap'] }) {
  const [block, setBlock] = useState<number>()

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setBlock(cellAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height))
  }
  const move = (event: KeyboardEvent) => {
    const next = nextCell(block ?? 0, event.key)
    if (next === undefined) return
    event.preventDefault()
    setBlock(next)
  }

  const summary = fill(copy.summary, {
    cells: CELLS,
    columns: COLUMNS,
    highest: extreme(highest),
    lowest: extreme(lowest),
  })
  const readout =
    block !== undefined && fill(copy.readout, { block: blockName(block), percent: percent(block) })
  return (
    <figure>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={3}>{copy.title}</Heading>
        <Badge>
          <span className="size-1.5 rounded-full bg-good" />
          {copy.live} · {copy.sample}
        </Badge>
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={copy.title}
        aria-describedby="heat-map-summary"
        aria-valuemin={1}
        aria-valuemax={CELLS}
        aria-valuenow={(block ?? highest) + 1}
        aria-valuetext={readout || summary}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setBlock(undefined)}
        onFocus={() => setBlock((current) => current ?? highest)}
        onBlur={() => setBlock(undefined)}
        onKeyDown={move}
        className="mt-5 touch-pan-y"
      >
        <svg viewBox="0 0 400 320" aria-hidden="true" className="block w-full">
          {cells.map((share, index) => (
            <rect
              key={blockName(index)}
              {...corner(index)}
              width="38"
              height="38"
              className={tiers[tierOf(share)]}
            />
          ))}
          {block !== undefined && (
            <rect
              {...corner(block)}
              width="38"
              height="38"
              className="fill-none stroke-ink stroke-2"
            />
          )}
        </svg>
      </div>
      <figcaption className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 font-mono text-xs text-ink-soft">
        <span id="heat-map-summary" className="sr-only">
          {summary}
        </span>
        <span aria-hidden="true" className="needs-scripts">
          {readout || copy.hint}
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
