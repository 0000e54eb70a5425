import { useSnapshot } from 'valtio'
import { type Pixel, pixelOf } from '../../model/room/camera.ts'
import { type Design, itemOf } from '../../model/room/design.ts'
import { gridLines, horizon, type PhotoLine } from '../../model/room/grid.ts'
import { collisions, type Item, type Sizes, solidOf } from '../../model/room/item.ts'
import { footprint } from '../../model/room/solid.ts'
import { useFormats } from './formats.ts'
import type { ShelfPiece } from './piece-shelf.tsx'

export interface OverlayProps {
  design: Design
  sizes: Sizes
  pieces: readonly ShelfPiece[]
  /** Of the photo on the screen, CSS pixels. */
  width: number
}

/** What is drawn over the photo and never saved with it: the floor's grid, and the outline of the chosen piece. */
export function Overlay({ design, sizes, width }: OverlayProps) {
  const { camera, photo, grid, items, selected, tool } = useSnapshot(design)
  const item = itemOf({ items }, selected)
  // The floor is what a camera is set by.
  const isShown = grid || tool === 'lines' || tool === 'horizon'
  // Lines and words keep their size on the screen, however large the photo is.
  const unit = width > 0 ? photo.width / width : 1
  return (
    <svg
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
      data-grid={isShown}
    >
      {isShown && (
        <>
          <path
            d={gridLines(camera, photo).map(pathOf).join('')}
            fill="none"
            stroke="#fff"
            strokeOpacity={0.55}
            strokeWidth={unit}
          />
          <path
            d={pathOf(horizon(camera, photo))}
            fill="none"
            stroke="#ff7a45"
            strokeWidth={1.5 * unit}
            strokeDasharray={`${8 * unit} ${6 * unit}`}
          />
        </>
      )}
      {item && <Outline design={{ camera, photo, items }} item={item} sizes={sizes} unit={unit} />}
    </svg>
  )
}

const pathOf = ({ from, to }: PhotoLine) => `M${from.x} ${from.y}L${to.x} ${to.y}`

interface OutlineProps {
  design: Pick<Design, 'camera' | 'photo'> & { items: readonly Item[] }
  item: Item
  sizes: Sizes
  unit: number
}

/** The footprint of the chosen piece on the floor, with its width and depth along the sides. */
function Outline({ design, item, sizes, unit }: OutlineProps) {
  const { t } = useFormats()
  const { camera, photo, items } = design
  const solid = solidOf(item, sizes)
  const corners = footprint(solid).map(({ x, z }) => pixelOf(camera, photo, [x, 0, z]))
  const seen = corners.filter((corner): corner is Pixel => corner !== null)
  if (seen.length < 4) return null
  const isHit = collisions(items, sizes).has(item.id)
  const sides = [
    [3, 2, solid.width],
    [1, 2, solid.depth],
  ] as const
  return (
    <g data-selected={item.piece}>
      <polygon
        points={seen.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={isHit ? '#e5484d' : '#ff7a45'}
        strokeWidth={2 * unit}
        strokeLinejoin="round"
        {...(isHit && { strokeDasharray: `${6 * unit} ${4 * unit}` })}
      />
      {sides.map(([a, b, metres]) => {
        const [from, to] = [seen[a] as Pixel, seen[b] as Pixel]
        // Words that are longer than what they measure would lie over one another.
        if (Math.hypot(to.x - from.x, to.y - from.y) < 52 * unit) return null
        return (
          <text
            key={a}
            x={(from.x + to.x) / 2}
            y={(from.y + to.y) / 2 + 16 * unit}
            fontSize={12 * unit}
            strokeWidth={4 * unit}
            textAnchor="middle"
            className="fill-white stroke-[#14171f] font-mono [paint-order:stroke]"
          >
            {t('cm', { value: Math.round(metres * 100) })}
          </text>
        )
      })}
    </g>
  )
}
