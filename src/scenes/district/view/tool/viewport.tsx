import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Box } from '../../../../math/box-faces.ts'
import type { Place } from '../../../../math/polyline.ts'
import { trackPointers } from '../../../../stage/gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { CornerBrackets } from '../../../../ui/brackets/corner-brackets.tsx'
import { PlayButton } from '../../../../ui/button/play-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { districtConfig, fenceIds } from '../../config.ts'
import {
  type Block,
  createBlocks,
  createHouses,
  createTrees,
  pier,
  water,
} from '../../model/blocks.ts'
import {
  type DistrictState,
  distanceAlongWalk,
  movePhone,
  pointOnWalk,
} from '../../model/district-state.ts'
import { projectPoint, unprojectToGround } from '../../model/projection.ts'
import { loadScene } from './load-scene.ts'

interface ViewportProps {
  district: DistrictState
  /** When 3D is shown; undefined where there is none yet. */
  when: 'unseen' | 'now' | undefined
  onOpen: () => void
}

/** The district as a plan and in 3D; the phone is dragged in both. */
export function DistrictView({ district, when, onOpen }: ViewportProps) {
  const { t } = useTranslation('district')
  const open = when === 'now'
  const box = useRef<HTMLDivElement>(null)
  const [solid, setSolid] = useState(false)
  usePhoneDrag(box, district, solid)

  return (
    <CornerBrackets locked={open} className="overflow-hidden rounded border bg-[#0e1116]">
      <div
        ref={box}
        className="relative aspect-[4/3] cursor-grab touch-pan-y select-none [&_canvas]:touch-pan-y! data-dragging:cursor-grabbing sm:aspect-[54/35]"
      >
        {!open && <Plan district={district} />}
        {when && (
          <SceneSlot
            load={loadScene}
            props={{ district }}
            when={when}
            onLive={setSolid}
            poster={open && <Plan district={district} />}
            className={open ? 'size-full' : 'absolute! inset-0'}
          />
        )}
        {solid && <Labels />}
        {!open && (
          <div className="dark absolute bottom-0 left-0 p-4 sm:p-8">
            <PlayButton className="needs-scripts" onClick={onOpen}>
              {t('open')}
            </PlayButton>
          </div>
        )}
      </div>
    </CornerBrackets>
  )
}

/** Height of the names above the far side of their fences, meters. */
const labelHeight = 20

/** The names of the fences at their projected places, in a picture that has the plan's aspect where they are shown. */
function Labels() {
  const { t } = useTranslation('district')
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 max-sm:hidden">
      {fenceIds.map((id) => {
        const { at, radius } = fences[id]
        const far = { x: at.x, z: at.z - radius }
        const { right, above } = projectPoint(far, labelHeight, width / depth)
        return (
          <span
            key={id}
            style={{ left: `${(right + 1) * 50}%`, top: `${(1 - above) * 50}%` }}
            className="absolute -translate-x-1/2 -translate-y-1/2 rounded-sm bg-[#14171f]/85 px-1.5 py-0.5 font-mono text-[0.6875rem] leading-4 whitespace-nowrap text-white"
          >
            {t('label', { name: t(`name_${id}`), metres: radius })}
          </span>
        )
      })}
    </div>
  )
}

const { width, depth, park, square, walk, fences } = districtConfig
const boxOf = ({ west, east, north, south }: Block) => ({
  x: west,
  y: north,
  width: east - west,
  height: south - north,
})
const rectangles = (houses: readonly Box[]): string =>
  houses
    .map(({ x, z, width: wide, depth: deep }) => {
      const corner = `${(x - wide / 2).toFixed(1)} ${(z - deep / 2).toFixed(1)}`
      return `M${corner}h${wide.toFixed(1)}v${deep.toFixed(1)}h${(-wide).toFixed(1)}z`
    })
    .join('')
const walkLine = `M${walk.map(({ x, z }) => `${x} ${z}`).join('L')}`

/** The district from above: shown before 3D, and complete without it. */
function Plan({ district }: { district: DistrictState }) {
  const { t } = useTranslation('district')
  const { along, inside } = useSnapshot(district)
  const [shapes] = useState(() => ({
    blocks: createBlocks(),
    houses: rectangles(createHouses()),
    trees: createTrees(),
  }))
  const phone = pointOnWalk(along)
  return (
    <svg
      viewBox={`${-width / 2} ${-depth / 2} ${width} ${depth}`}
      role="img"
      aria-label={t('plan')}
      className="size-full"
    >
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} className="fill-[#1b202b]" />
      {shapes.blocks.map((block) => (
        <rect key={`${block.west} ${block.north}`} {...boxOf(block)} className="fill-[#2a2f3a]" />
      ))}
      <rect {...boxOf(park)} className="fill-[#35483c]" />
      <rect {...boxOf(square)} className="fill-[#4a4a4e]" />
      <rect {...boxOf(water)} className="fill-[#1d2f55]" />
      <rect {...boxOf(pier)} className="fill-[#6b5a48]" />
      <path d={shapes.houses} className="fill-[#a3a6ad]" />
      {shapes.trees.map(({ x, z, size }) => (
        <circle
          key={`${x} ${z}`}
          cx={x.toFixed(1)}
          cy={z.toFixed(1)}
          r={size.toFixed(1)}
          className="fill-[#6f9478]"
        />
      ))}
      <path d={walkLine} className="fill-none stroke-[#f7f5f0] stroke-2 [stroke-dasharray:5_5]" />
      {fenceIds.map((id) => {
        const { at, radius } = fences[id]
        return (
          <g key={id} data-fence={id} data-inside={inside[id]}>
            <circle
              cx={at.x}
              cy={at.z}
              r={radius}
              className={classNames(
                'transition-colors [stroke-width:1.6]',
                inside[id]
                  ? 'fill-[#ff7a45]/35 stroke-[#ff7a45]'
                  : 'fill-[#7c9bff]/15 stroke-[#7c9bff]',
              )}
            />
            <text
              x={id === 'pier' ? at.x - 24 : at.x}
              y={id === 'pier' ? at.z + radius + 12 : at.z - radius - 5}
              textAnchor="middle"
              strokeWidth="5"
              strokeLinejoin="round"
              paintOrder="stroke"
              className="fill-white stroke-[#14171f] font-mono text-[9px] max-sm:hidden"
            >
              {t('label', { name: t(`name_${id}`), metres: radius })}
            </text>
          </g>
        )
      })}
      <g transform={`translate(${phone.x} ${phone.z})`} data-phone="">
        <circle r="7" className="fill-[#ff7a45] stroke-white stroke-2" />
        <path
          d="M-14-7v-7h7M7-14h7v7M14 7v7h-7M-7 14h-7v-7"
          className="fill-none stroke-white stroke-[1.6]"
        />
      </g>
    </svg>
  )
}

/**
 * Drags the phone: it moves to the point of the walk that is nearest to the pointer.
 * @param solid  whether the box shows the district in 3D, or as a plan
 */
function usePhoneDrag(
  box: RefObject<HTMLElement | null>,
  district: DistrictState,
  solid: boolean,
): void {
  // Reads it as it is now, so that a drag goes on when the 3D comes meanwhile.
  const groundAt = useEffectEvent((event: PointerEvent, frame: DOMRect) =>
    groundUnder(event, frame, solid),
  )
  useEffect(() => {
    const element = box.current
    if (!element) return
    const stop = new AbortController()
    const carry = (event: PointerEvent) => {
      const place = groundAt(event, element.getBoundingClientRect())
      if (place) movePhone(district, distanceAlongWalk(place))
    }
    const drag = (_right: number, _down: number, event: PointerEvent) => carry(event)
    trackPointers(element, { press: carry, drag }, stop.signal)
    return () => stop.abort()
  }, [box, district])
}

function groundUnder(
  { clientX, clientY }: PointerEvent,
  { left, top, width, height }: DOMRect,
  solid: boolean,
): Place | undefined {
  const right = ((clientX - left) / width) * 2 - 1
  const above = 1 - ((clientY - top) / height) * 2
  if (solid) return unprojectToGround({ right, above }, width / height)
  const meters = Math.max(districtConfig.width / width, districtConfig.depth / height)
  return { x: (right * width * meters) / 2, z: (-above * height * meters) / 2 }
}
