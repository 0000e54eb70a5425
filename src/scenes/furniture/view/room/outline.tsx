import { type PhotoSize, type Pixel, pixelOf } from '../../model/room/camera.ts'
import type { Design } from '../../model/room/design.ts'
import { collisions, type Item, inWalls, type Sizes, solidOf } from '../../model/room/item.ts'
import { footprint } from '../../model/room/solid.ts'
import { turnHandle } from '../../model/room/turn-handle.ts'
import type { Wall } from '../../model/room/wall.ts'
import { labelPlace, labelSize, labelWidth } from '../label-place.ts'
import { useFormats } from './formats.ts'

export interface OutlineProps {
  design: Pick<Design, 'camera' | 'photo'> & { items: readonly Item[]; walls: readonly Wall[] }
  item: Item
  sizes: Sizes
  /** Pixels of the photo for one CSS pixel. */
  unit: number
}

const isSeen = (corner: Pixel | null): corner is Pixel => corner !== null

/** The chosen piece: its footprint with width and depth along the sides, its height upright, and the ring to turn it. */
export function Outline({ design, item, sizes, unit }: OutlineProps) {
  const { camera, photo, items, walls } = design
  const solid = solidOf(item, sizes)
  const { base = 0, height } = solid
  const places = footprint(solid)
  const low = places.map(({ x, z }) => pixelOf(camera, photo, [x, base, z])).filter(isSeen)
  const high = places.map(({ x, z }) => pixelOf(camera, photo, [x, base + height, z]))
  if (low.length < 4) return null
  const isHit = collisions(items, sizes).has(item.id) || inWalls([item], sizes, walls).size > 0
  const hangs = item.wall !== undefined
  // What hangs on a wall is outlined by its front, everything else by its footprint.
  const front = [low[3], low[2], high[2], high[3]].filter((each): each is Pixel => Boolean(each))
  const outline = hangs && front.length === 4 ? front : low
  const rightmost = low.reduce((best, { x }, at) => (x > (low[best]?.x ?? 0) ? at : best), 0)
  const handle = turnHandle({ camera, photo }, item, sizes)
  const line = { stroke: isHit ? '#e5484d' : '#ff7a45', strokeWidth: 2 * unit, fill: 'none' }
  return (
    <g data-selected={item.piece}>
      {handle && <Ring ring={handle.ring} knob={handle.knob} unit={unit} />}
      <polygon
        points={outline.map(({ x, y }) => `${x},${y}`).join(' ')}
        strokeLinejoin="round"
        {...line}
        {...(isHit && { strokeDasharray: `${6 * unit} ${4 * unit}` })}
      />
      <Measure from={low[3]} to={low[2]} metres={solid.width} {...{ unit, photo }} />
      {!hangs && <Measure from={low[1]} to={low[2]} metres={solid.depth} {...{ unit, photo }} />}
      <Upright from={low[rightmost]} to={high[rightmost]} metres={height} {...{ unit, photo }} />
    </g>
  )
}

interface MeasureProps {
  from: Pixel | null | undefined
  to: Pixel | null | undefined
  metres: number
  unit: number
  photo: PhotoSize
}

const words = 'fill-white stroke-[#14171f] font-mono [paint-order:stroke]'

/** A figure under the side that it measures. */
function Measure({ from, to, metres, unit, photo }: MeasureProps) {
  const { t } = useFormats()
  // Words that are longer than what they measure would lie over one another.
  if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 52 * unit) return null
  const text = t('cm', { value: Math.round(metres * 100) })
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 16 * unit }
  return (
    <text
      {...labelPlace(at, text, photo, unit)}
      fontSize={labelSize * unit}
      strokeWidth={4 * unit}
      textAnchor="middle"
      className={words}
    >
      {text}
    </text>
  )
}

/** The height, as an upright line with a tick at either end, to the right of the piece. */
function Upright({ from, to, metres, unit, photo }: MeasureProps) {
  const { t } = useFormats()
  if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 24 * unit) return null
  const off = 10 * unit
  const tick = 4 * unit
  const ends = [from, to].map(({ x, y }) => ({ x: x + off, y })) as [Pixel, Pixel]
  const [a, b] = ends
  const text = t('cm', { value: Math.round(metres * 100) })
  const beside = {
    x: (a.x + b.x) / 2 + 8 * unit + (labelWidth(text) * unit) / 2,
    y: (a.y + b.y) / 2 + 4 * unit,
  }
  const ticks = ends.map(({ x, y }) => `M${x - tick} ${y}L${x + tick} ${y}`).join('')
  return (
    <g data-height="">
      <path
        d={`M${a.x} ${a.y}L${b.x} ${b.y}${ticks}`}
        fill="none"
        stroke="#ff7a45"
        strokeWidth={1.5 * unit}
      />
      <text
        {...labelPlace(beside, text, photo, unit)}
        fontSize={labelSize * unit}
        strokeWidth={4 * unit}
        textAnchor="middle"
        className={words}
      >
        {text}
      </text>
    </g>
  )
}

/** The ring on the floor and the knob by which the piece is turned. */
function Ring({
  ring,
  knob,
  unit,
}: {
  ring: readonly (Pixel | null)[]
  knob: Pixel
  unit: number
}) {
  const points = ring.filter(isSeen)
  return (
    <>
      {points.length === ring.length && (
        <polygon
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="#fff"
          strokeOpacity={0.5}
          strokeWidth={unit}
        />
      )}
      <circle
        cx={knob.x}
        cy={knob.y}
        r={9 * unit}
        fill="#ff7a45"
        stroke="#fff"
        strokeWidth={2 * unit}
        data-turn-handle=""
      />
    </>
  )
}
