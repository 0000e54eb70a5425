import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { degrees } from '../../../../math/angle.ts'
import type { FloorPlace } from '../../../../room-photo/model/camera.ts'
import type { CatalogPiece } from '../../../../room-photo/model/design/catalog.ts'
import { type Design, itemOf, select } from '../../../../room-photo/model/design/design.ts'
import { endDrag, slideTo } from '../../../../room-photo/model/design/drag.ts'
import { placeInPlan } from '../../../../room-photo/model/design/edit-items.ts'
import { standAt } from '../../../../room-photo/model/design/empty-room.ts'
import { recordUndoStep } from '../../../../room-photo/model/design/history.ts'
import {
  collisions,
  firstItemHit,
  type Item,
  itemsBehindWalls,
  type Sizes,
  solidOf,
} from '../../../../room-photo/model/design/item.ts'
import { footprint } from '../../../../room-photo/model/solid.ts'
import { PanelSection } from '../../../../room-photo/view/controls.tsx'
import { arrowStep, handleFrameKey } from '../../../../room-photo/view/frame-keys.ts'
import { useDrag } from '../../../../room-photo/view/use-drag.ts'
import { classNames } from '../../../../ui/class-names.ts'

/** Round the room, meters: for its measures. */
const margin = 0.35

/** A room of our own from above: pieces are dragged, placed and turned here as they are in the picture. */
export function RoomPlan({ design, pieces }: { design: Design; pieces: readonly CatalogPiece[] }) {
  const { t } = useTranslation('furniture')
  const { room, items, selected, camera, guides, held, walls, sizes } = useSnapshot(design)
  const input = usePlanInput(design)
  if (!room) return null
  const { width, depth } = room
  const hit = new Set([...collisions(items, sizes), ...itemsBehindWalls(items, sizes, walls)])
  // What lies lower is drawn first.
  const drawn = items.toSorted((a, b) => topOf(a, sizes) - topOf(b, sizes))
  const [left, back] = [-width / 2, -depth / 2]
  const nameOf = (piece: string) => pieces.find(({ id }) => id === piece)?.name ?? piece
  return (
    <PanelSection id="plan" className="mt-6" title={t('plan')}>
      <svg
        {...input}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, so it can have the focus
        tabIndex={0}
        aria-label={t('planLabel', { count: items.length })}
        viewBox={`${left - margin} ${back - margin} ${width + 2 * margin} ${depth + 2 * margin}`}
        className={classNames(
          'mt-3 max-h-125 w-full touch-none rounded border bg-surface -outline-offset-3 select-none',
          held ? 'cursor-crosshair' : 'cursor-default',
        )}
        data-plan=""
      >
        <rect
          x={left}
          y={back}
          width={width}
          height={depth}
          className="fill-paper stroke-ink"
          strokeWidth={0.06}
        />
        <path d={gridOf(width, depth)} className="stroke-line" strokeWidth={0.008} />
        {drawn.map((item) => (
          <g key={item.id} data-plan-item={item.id}>
            <polygon
              points={pointsOf(item, sizes)}
              className={classNames(
                'stroke-[0.02]',
                item.id === selected
                  ? 'fill-signal/25 stroke-signal'
                  : 'fill-ink/8 stroke-ink-soft',
                hit.has(item.id) && 'stroke-alert [stroke-dasharray:0.06_0.04]',
              )}
            />
            <path d={frontOf(item, sizes)} className="stroke-ink-soft" strokeWidth={0.03} />
            <title>{nameOf(item.piece)}</title>
          </g>
        ))}
        {guides.map(({ from, to }) => (
          <path
            key={`${from.x} ${from.z} ${to.x} ${to.z}`}
            d={`M${from.x} ${from.z}L${to.x} ${to.z}`}
            className="stroke-depth"
            strokeWidth={0.02}
            strokeDasharray="0.06 0.05"
          />
        ))}
        <g
          transform={`translate(${camera.x ?? 0} ${camera.z ?? 0}) rotate(${-degrees(camera.yaw)})`}
          data-plan-eye=""
        >
          <path d="M0 0L-0.35 -0.6L0.35 -0.6Z" className="fill-depth/20" />
          <circle r={0.11} className="fill-depth" />
        </g>
        <text
          x={0}
          y={back - 0.12}
          textAnchor="middle"
          fontSize={0.17}
          className="fill-ink font-mono"
        >
          {t('cm', { value: Math.round(width * 100) })}
        </text>
        <text
          transform={`translate(${left - 0.12} 0) rotate(-90)`}
          textAnchor="middle"
          fontSize={0.17}
          className="fill-ink font-mono"
        >
          {t('cm', { value: Math.round(depth * 100) })}
        </text>
      </svg>
      <p className="mt-2 text-sm text-ink-soft">{t('planNote')}</p>
    </PanelSection>
  )
}

const topOf = (item: Item, sizes: Sizes): number => {
  const { base = 0, height } = solidOf(item, sizes)
  return base + height
}

const pointsOf = (item: Item, sizes: Sizes): string =>
  footprint(solidOf(item, sizes))
    .map(({ x, z }) => `${x.toFixed(3)},${z.toFixed(3)}`)
    .join(' ')

/** A stroke inside the front, so that one sees which way a piece looks. */
function frontOf(item: Item, sizes: Sizes): string {
  const solid = solidOf(item, sizes)
  const inset = { ...solid, width: solid.width * 0.7, depth: solid.depth * 0.8 }
  const [, , right, left] = footprint(inset)
  return right && left ? `M${left.x} ${left.z}L${right.x} ${right.z}` : ''
}

/** Lines half a meter apart. */
function gridOf(width: number, depth: number): string {
  const lines: string[] = []
  for (let x = 0.5; x < width; x += 0.5) lines.push(`M${x - width / 2} ${-depth / 2}v${depth}`)
  for (let z = 0.5; z < depth; z += 0.5) lines.push(`M${-width / 2} ${z - depth / 2}h${width}`)
  return lines.join('')
}

/** So near to where the visitor stands a press takes hold of it, meters. */
const eyeReach = 0.22

/** Pointer and keys on the plan: places what is held, else drags the piece that is pressed, or the visitor. */
function usePlanInput(design: Design) {
  const drag = useDrag<(to: FloorPlace) => void>({
    onTake(event) {
      const place = placeOf(event)
      if (!design.held) return taking(design, place)
      placeInPlan(design, place)
      return null
    },
    onMove: (follow, event) => follow(placeOf(event)),
    onRelease: () => endDrag(design),
  })
  const press = (event: KeyboardEvent) => {
    if (planKey(design, event) || handleFrameKey(design, event)) event.preventDefault()
  }
  return { ...drag, onKeyDown: press }
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent): FloorPlace {
  const matrix = (currentTarget as SVGSVGElement).getScreenCTM()?.inverse()
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
  return { x, z: y }
}

function taking(design: Design, place: FloorPlace) {
  const { x = 0, z = 0 } = design.camera
  if (Math.hypot(place.x - x, place.z - z) < eyeReach) {
    return (to: FloorPlace) => standAt(design, to)
  }
  // The topmost of several.
  const item = firstItemHit(design.items, design.sizes, [place.x, 50, place.z], [0, -1, 0])?.item
  select(design, item?.id ?? null)
  if (!item) return null
  recordUndoStep(design)
  const off = { x: item.x - place.x, z: item.z - place.z }
  const { turn } = item
  return (to: FloorPlace) =>
    slideTo(design, item.id, { x: to.x + off.x, z: to.z + off.z }, { turn })
}

/** Arrows go as the plan lies, not as the picture looks. */
function planKey(design: Design, press: KeyboardEvent): boolean {
  const item = itemOf(design, design.selected)
  const step = arrowStep(press, press.shiftKey ? 0.01 : 0.1)
  if (!item || !step || press.altKey || press.ctrlKey || press.metaKey) return false
  recordUndoStep(design)
  const to = { x: item.x + step.x, z: item.z + step.y }
  // A step of a centimeter would never get away from what it is flush with.
  slideTo(design, item.id, to, { snaps: false })
  endDrag(design)
  return true
}
