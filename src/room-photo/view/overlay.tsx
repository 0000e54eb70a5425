import { useId, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import {
  gridLines,
  horizon,
  type PhotoSize,
  type Pixel,
  pixelOf,
  visibleLine,
} from '../model/camera.ts'
import { type Design, itemOf } from '../model/design/design.ts'
import { turnHandle } from '../model/design/drag.ts'
import {
  collisions,
  type Item,
  itemsBehindWalls,
  solidOf,
  visibleParts,
} from '../model/design/item.ts'
import { footprint } from '../model/solid.ts'
import { type FloorLine, type Wall, wallFoot } from '../model/wall.ts'
import { useFormats } from './formats.ts'
import { Label, PhotoDrawing, pathOf, pathOfLines } from './photo-drawing.tsx'

interface OverlayProps {
  design: Design
  /** Of the photo on the screen, CSS pixels. */
  width: number
}

/**
 * Everything drawn over the photo that is not part of the saved picture: floor grid, walls, and the outline of the
 * selected piece.
 */
export function Overlay({ design, width }: OverlayProps) {
  const snap = useSnapshot(design)
  const { camera, photo, sizes, grid, items, selected, walls, room, guides } = snap
  const { drawing, tool } = snap
  const item = itemOf({ items }, selected)
  // The floor grid helps to adjust the camera.
  const isShown = grid || tool === 'lines' || tool === 'horizon'
  const unit = width > 0 ? photo.width / width : 1
  const linesOf = (lines: readonly FloorLine[]) =>
    pathOfLines(
      lines.map(({ from, to }) => visibleLine(camera, photo, [from.x, 0, from.z], [to.x, 0, to.z])),
    )
  const [proposed, feet] = useMemo(() => {
    const feetOf = (isProposed: boolean) =>
      (room ? [] : walls)
        .filter(({ found }) => (found === 'good' || found === 'fair') === isProposed)
        .flatMap((wall) => wallFoot(wall, walls) ?? [])
        // Lines stop at furniture that occludes them.
        .flatMap((foot) => visibleParts(foot, items, sizes, camera))
    return [feetOf(true), feetOf(false)]
  }, [room, walls, items, sizes, camera])
  const begun = drawing?.from && pixelOf(camera, photo, [drawing.from.x, 0, drawing.from.z])
  return (
    <PhotoDrawing photo={photo} data-grid={isShown} data-guides={guides.length}>
      {isShown && (
        <>
          <path d={pathOfLines(gridLines(camera, photo))} className="stroke-white/55" />
          <path
            d={pathOfLines([horizon(camera, photo)])}
            className="stroke-[#ff7a45] stroke-[1.5] [stroke-dasharray:8_6]"
          />
        </>
      )}
      <path
        d={linesOf(feet)}
        className="stroke-[#7c9bff]/85 stroke-2"
        data-walls={walls.length}
        data-wall-parts={feet.length + proposed.length}
      />
      <path d={linesOf(proposed)} className="stroke-[#7c9bff]/60 stroke-2 [stroke-dasharray:6_5]" />
      {item && <Outline design={{ camera, photo, sizes, items, walls }} {...{ item, unit }} />}
      <path d={linesOf(guides)} className="stroke-white stroke-2 [stroke-dasharray:4_4]" />
      {begun && <Knob at={begun} radius={6 * unit} className="fill-[#7c9bff]" />}
    </PhotoDrawing>
  )
}

/** @param data  attributes for tests */
const Knob = ({ at, radius, ...circle }: { at: Pixel; radius: number; className: string }) => (
  <circle cx={at.x} cy={at.y} r={radius} stroke="#fff" strokeWidth={2} {...circle} />
)

interface OutlineProps {
  design: Pick<Design, 'camera' | 'photo' | 'sizes'> & {
    items: readonly Item[]
    walls: readonly Wall[]
  }
  item: Item
  /** Pixels of the photo for one CSS pixel. */
  unit: number
}

/** The selected piece: its footprint with width and depth, its height, and the turn ring. */
function Outline({ design, item, unit }: OutlineProps) {
  const { camera, photo, sizes, items, walls } = design
  const solid = solidOf(item, sizes)
  const { base = 0, height } = solid
  const places = footprint(solid)
  const low = places.flatMap(({ x, z }) => pixelOf(camera, photo, [x, base, z]) ?? [])
  const high = places.map(({ x, z }) => pixelOf(camera, photo, [x, base + height, z]))
  if (low.length < 4) return null
  const isHit =
    collisions(items, sizes).has(item.id) || itemsBehindWalls([item], sizes, walls).size > 0
  const hangs = item.wall !== undefined
  // A wall piece is outlined by its front, others by their footprint.
  const front = [low[3], low[2], high[2], high[3]].flatMap((each) => each ?? [])
  const outline = hangs && front.length === 4 ? front : low
  const rightmost = low.reduce((best, { x }, at) => (x > (low[best]?.x ?? 0) ? at : best), 0)
  const handle = turnHandle(design, item)
  const ring = handle?.ring.filter((point) => point !== null)
  return (
    <g data-selected={item.piece}>
      {ring && ring.length === handle?.ring.length && (
        <path d={`${pathOf(ring)}Z`} className="stroke-white/50" />
      )}
      {handle && (
        <Knob at={handle.knob} radius={9 * unit} className="fill-[#ff7a45]" data-turn-handle="" />
      )}
      <path
        d={`${pathOf(outline)}Z`}
        strokeLinejoin="round"
        strokeWidth={2}
        className={isHit ? 'stroke-[#e5484d] [stroke-dasharray:6_4]' : 'stroke-[#ff7a45]'}
      />
      <Measure from={low[3]} to={low[2]} meters={solid.width} {...{ unit, photo }} />
      {!hangs && <Measure from={low[1]} to={low[2]} meters={solid.depth} {...{ unit, photo }} />}
      <Measure
        from={low[rightmost]}
        to={high[rightmost]}
        meters={height}
        upright
        {...{ unit, photo }}
      />
    </g>
  )
}

interface MeasureProps {
  from: Pixel | null | undefined
  to: Pixel | null | undefined
  meters: number
  unit: number
  photo: PhotoSize
  upright?: boolean
}

/** A figure below the side that it measures; of the height, beside an upright line with a tick at either end. */
function Measure({ from, to, meters, unit, photo, upright = false }: MeasureProps) {
  const { t } = useFormats()
  // Texts longer than their side are left out, since they would overlap.
  const least = (upright ? 24 : 52) * unit
  if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < least) return null
  const off = upright ? { x: 18 * unit, y: 4 * unit } : { x: 0, y: 16 * unit }
  const at = { x: (from.x + to.x) / 2 + off.x, y: (from.y + to.y) / 2 + off.y }
  const ends = [from, to].map(({ x, y }) => ({ x: x + 10 * unit, y }))
  const ticks = ends.map(({ x, y }) => `M${x - 4 * unit} ${y}h${8 * unit}`)
  const text = t('cm', { value: Math.round(meters * 100) })
  return (
    <g data-height={upright ? '' : undefined}>
      {upright && <path d={pathOf(ends) + ticks.join('')} stroke="#ff7a45" strokeWidth={1.5} />}
      <Label {...{ at, text, unit }} beside={upright} picture={photo} />
    </g>
  )
}

/** The occluders: the photo within their outlines, over the furniture. */
export function OccluderLayer({ design, url }: { design: Design; url: string }) {
  const { occluders, photo } = useSnapshot(design)
  const id = useId()
  if (occluders.length === 0) return null
  return (
    <PhotoDrawing photo={photo} data-occluders={occluders.length}>
      <clipPath id={id}>
        {occluders.map(({ id, points }) => (
          <path key={id} d={pathOf(points)} clipRule="evenodd" />
        ))}
      </clipPath>
      <image
        href={url}
        width={photo.width}
        height={photo.height}
        preserveAspectRatio="none"
        clipPath={`url(#${id})`}
      />
    </PhotoDrawing>
  )
}
