import { useId, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import {
  gridLines,
  horizon,
  type PhotoLine,
  type PhotoSize,
  type Pixel,
  pixelOf,
  visibleLine,
} from '../model/camera.ts'
import { type Design, itemOf } from '../model/design/design.ts'
import { type TurnHandle, turnHandle } from '../model/design/drag.ts'
import {
  collisions,
  type Item,
  inWalls,
  type Sizes,
  solidOf,
  visibleParts,
} from '../model/design/item.ts'
import { footprint } from '../model/solid.ts'
import { type FloorLine, type Wall, wallFoot } from '../model/wall.ts'
import { useFormats } from './formats.ts'
import { labelPlace, labelSize, labelWidth } from './label-place.ts'

interface OverlayProps {
  design: Design
  sizes: Sizes
  /** Of the photo on the screen, CSS pixels. */
  width: number
}

/**
 * Everything drawn over the photo that is not part of the saved picture: floor grid, walls, and the outline of the
 * selected piece.
 */
export function Overlay({ design, sizes, width }: OverlayProps) {
  const snap = useSnapshot(design)
  const { camera, photo, grid, items, selected, walls, room, guides, drawing, tool } = snap
  const item = itemOf({ items }, selected)
  // The floor grid helps to adjust the camera.
  const isShown = grid || tool === 'lines' || tool === 'horizon'
  // Lines and texts keep their size on the screen.
  const unit = width > 0 ? photo.width / width : 1
  const lineOf = ({ from, to }: FloorLine) =>
    visibleLine(camera, photo, [from.x, 0, from.z], [to.x, 0, to.z])
  const feet = useMemo(() => {
    const whole = room ? [] : walls.flatMap((wall) => wallFoot(wall, walls) ?? [])
    // Lines stop at furniture that occludes them.
    return whole.flatMap((foot) => visibleParts(foot, items, sizes, camera))
  }, [room, walls, items, sizes, camera])
  const begun = drawing?.from && pixelOf(camera, photo, [drawing.from.x, 0, drawing.from.z])
  return (
    <svg
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
      data-grid={isShown}
      data-guides={guides.length}
    >
      {isShown && (
        <>
          <path
            d={pathsOf(gridLines(camera, photo))}
            fill="none"
            stroke="#fff"
            strokeOpacity={0.55}
            strokeWidth={unit}
          />
          <path
            d={pathsOf([horizon(camera, photo)])}
            fill="none"
            stroke="#ff7a45"
            strokeWidth={1.5 * unit}
            strokeDasharray={`${8 * unit} ${6 * unit}`}
          />
        </>
      )}
      <path
        d={pathsOf(feet.map(lineOf))}
        fill="none"
        stroke="#7c9bff"
        strokeWidth={2 * unit}
        strokeOpacity={0.85}
        data-walls={walls.length}
        data-wall-parts={feet.length}
      />
      {item && (
        <Outline design={{ camera, photo, items, walls }} item={item} sizes={sizes} unit={unit} />
      )}
      <path
        d={pathsOf(guides.map(lineOf))}
        fill="none"
        stroke="#fff"
        strokeWidth={2 * unit}
        strokeDasharray={`${4 * unit} ${4 * unit}`}
      />
      {begun && (
        <circle
          cx={begun.x}
          cy={begun.y}
          r={6 * unit}
          fill="#7c9bff"
          stroke="#fff"
          strokeWidth={2 * unit}
        />
      )}
    </svg>
  )
}

const pathsOf = (lines: readonly (PhotoLine | null)[]): string =>
  lines.map((line) => (line ? `M${at(line.from)}L${at(line.to)}` : '')).join('')

const at = ({ x, y }: Pixel) => `${x.toFixed(1)} ${y.toFixed(1)}`

interface OutlineProps {
  design: Pick<Design, 'camera' | 'photo'> & { items: readonly Item[]; walls: readonly Wall[] }
  item: Item
  sizes: Sizes
  /** Pixels of the photo for one CSS pixel. */
  unit: number
}

/** The selected piece: its footprint with width and depth, its height, and the turn ring. */
function Outline({ design, item, sizes, unit }: OutlineProps) {
  const { camera, photo, items, walls } = design
  const solid = solidOf(item, sizes)
  const { base = 0, height } = solid
  const places = footprint(solid)
  const low = places.flatMap(({ x, z }) => pixelOf(camera, photo, [x, base, z]) ?? [])
  const high = places.map(({ x, z }) => pixelOf(camera, photo, [x, base + height, z]))
  if (low.length < 4) return null
  const isHit = collisions(items, sizes).has(item.id) || inWalls([item], sizes, walls).size > 0
  const hangs = item.wall !== undefined
  // A wall piece is outlined by its front, others by their footprint.
  const front = [low[3], low[2], high[2], high[3]].flatMap((each) => each ?? [])
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

/** A figure below the side that it measures. */
function Measure({ from, to, metres, unit, photo }: MeasureProps) {
  const { t } = useFormats()
  // Texts longer than their side are left out, since they would overlap.
  if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 52 * unit) return null
  const text = t('cm', { value: Math.round(metres * 100) })
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 16 * unit }
  return <MeasureText at={at} text={text} unit={unit} photo={photo} />
}

interface MeasureTextProps extends Pick<MeasureProps, 'unit' | 'photo'> {
  at: Pixel
  text: string
}

function MeasureText({ at, text, unit, photo }: MeasureTextProps) {
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
      <MeasureText at={beside} text={text} unit={unit} photo={photo} />
    </g>
  )
}

/** The ring on the floor and the knob by which the piece is turned. */
function Ring({ ring, knob, unit }: Pick<TurnHandle, 'ring' | 'knob'> & { unit: number }) {
  const points = ring.filter((point) => point !== null)
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

/** The occluders: the photo within their outlines, over the furniture. */
export function OccluderLayer({ design, url }: { design: Design; url: string }) {
  const { covers, photo } = useSnapshot(design)
  const id = useId()
  if (covers.length === 0) return null
  return (
    <svg
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      data-covers={covers.length}
    >
      <clipPath id={id}>
        {covers.map(({ id: cover, points }) => (
          <polygon
            key={cover}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            clipRule="evenodd"
          />
        ))}
      </clipPath>
      <image
        href={url}
        width={photo.width}
        height={photo.height}
        preserveAspectRatio="none"
        clipPath={`url(#${id})`}
      />
    </svg>
  )
}
