import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Place } from '../../../../math/polyline.ts'
import { trackPointers } from '../../../../stage/gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { CornerBrackets } from '../../../../ui/brackets/corner-brackets.tsx'
import { PlayButton } from '../../../../ui/button/play-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { districtConfig, fenceIds } from '../../config.ts'
import {
  type DistrictState,
  distanceAlongWalk,
  movePhone,
  pointOnWalk,
} from '../../model/district-state.ts'
import {
  type DrawnShape,
  districtShapes,
  dotAt,
  drawingSize,
  fencePathData,
} from '../../model/drawing.ts'
import { unprojectToGround } from '../../model/projection.ts'
import { loadScene } from './load-scene.ts'

interface ViewportProps {
  district: DistrictState
  /** When 3D is shown; undefined where there is none yet. */
  when: 'unseen' | 'now' | undefined
  onOpen: () => void
}

/** The district as a drawing and in 3D, seen from the same place; the phone is dragged in both. */
export function DistrictView({ district, when, onOpen }: ViewportProps) {
  const { t } = useTranslation('district')
  const open = when === 'now'
  const box = useRef<HTMLDivElement>(null)
  usePhoneDrag(box, district)

  return (
    <CornerBrackets locked={open} className="overflow-hidden rounded border bg-[#0e1116]">
      <div
        ref={box}
        className="relative aspect-[4/3] cursor-grab touch-pan-y select-none [&_canvas]:touch-pan-y! data-dragging:cursor-grabbing sm:aspect-[54/35]"
      >
        {!open && <Drawing district={district} />}
        {when && (
          <SceneSlot
            load={loadScene}
            props={{ district }}
            when={when}
            poster={
              open && (
                <div className="absolute inset-0 in-data-live:invisible">
                  <Drawing district={district} />
                </div>
              )
            }
            className={open ? 'size-full' : 'absolute! inset-0'}
          />
        )}
        <Labels />
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

const { fences } = districtConfig
const { width, height } = drawingSize
/** Of a picture that is cut like the scene. */
const viewBox = `${-width / 2} ${-height / 2} ${width} ${height}`

/** Height of the names above the far side of their fences, meters. */
const labelHeight = 20

/** The names of the fences, over the drawing and over the scene. */
function Labels() {
  const { t } = useTranslation('district')
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full max-sm:hidden"
    >
      {fenceIds.map((id) => {
        const { at, radius } = fences[id]
        const [x, y] = dotAt({ x: at.x, z: at.z - radius }, labelHeight)
        return (
          <text
            key={id}
            {...{ x, y }}
            textAnchor="middle"
            strokeWidth="8"
            strokeLinejoin="round"
            paintOrder="stroke"
            className="fill-white stroke-[#14171f] font-mono text-[16px]"
          >
            {t('label', { name: t(`name_${id}`), metres: radius })}
          </text>
        )
      })}
    </svg>
  )
}

// Full class names, so that Tailwind finds them. The colors are those of the scene in its light.
const fills: Record<DrawnShape['kind'], string> = {
  street: 'fill-[#26292f]',
  block: 'fill-[#343941]',
  park: 'fill-[#4d6b54]',
  square: 'fill-[#b2a996]',
  water: 'fill-[#263c66]',
  pier: 'fill-[#6b5a48]',
  walk: 'fill-none stroke-[#f7f5f0] stroke-[4]',
  south: 'fill-[#d8cfc0]',
  east: 'fill-[#a9a498]',
  roof: 'fill-[#efe6d8]',
  tree: 'fill-none stroke-[#86ab8d] stroke-[14] [stroke-linecap:round]',
}

/** The district from where the scene's camera stands: shown before 3D, and complete without it. */
function Drawing({ district }: { district: DistrictState }) {
  const { t } = useTranslation('district')
  const { along, inside } = useSnapshot(district)
  const [{ ground, standing }] = useState(districtShapes)
  const [x, y] = dotAt(pointOnWalk(along))
  return (
    <svg viewBox={viewBox} role="img" aria-label={t('plan')} className="size-full">
      <Shapes shapes={ground} />
      {fenceIds.map((id) => (
        <path
          key={id}
          data-fence={id}
          data-inside={inside[id]}
          d={fencePathData(id)}
          className={classNames(
            'stroke-2 transition-colors',
            inside[id]
              ? 'fill-[#ff7a45]/35 stroke-[#ff7a45]'
              : 'fill-[#9fb4ff]/10 stroke-[#9fb4ff]/70',
          )}
        />
      ))}
      <Shapes shapes={standing} />
      <g transform={`translate(${x} ${y})`} data-phone="">
        <circle r="12" className="fill-[#ff7a45] stroke-white stroke-3" />
        <path
          d="M-25-13v-12h12M13-25h12v12M25 13v12h-12M-13 25h-12v-12"
          className="fill-none stroke-white stroke-3"
        />
      </g>
    </svg>
  )
}

const Shapes = ({ shapes }: { shapes: DrawnShape[] }) =>
  shapes.map(({ kind, d }) => <path key={d} d={d} className={fills[kind]} />)

/** Drags the phone: it moves to the point of the walk that is nearest to the pointer. */
function usePhoneDrag(box: RefObject<HTMLElement | null>, district: DistrictState): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const stop = new AbortController()
    const carry = (event: PointerEvent) => {
      const place = groundUnder(event, element.getBoundingClientRect())
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
): Place | undefined {
  const right = ((clientX - left) / width) * 2 - 1
  const above = 1 - ((clientY - top) / height) * 2
  return unprojectToGround({ right, above }, width / height)
}
