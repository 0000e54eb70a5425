import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { setSun } from '../../model/room/actions.ts'
import type { Design } from '../../model/room/design.ts'
import { forgetIdle, remember } from '../../model/room/history.ts'
import { fromDial, onDial, sunRange } from '../../model/room/sun.ts'
import { useFormats } from './formats.ts'
import { useSunText } from './use-sun-text.ts'

const arrows: Record<string, readonly [azimuth: number, elevation: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Of the drawing: the floor's circle, in a box of 200. */
const rim = 84

/** The sky over the room seen from above, far wall at the top, with the sun to be dragged over it. */
export function SunDial({ design }: { design: Design }) {
  const { t } = useFormats()
  const { sun } = useSnapshot(design)
  const { side, height } = useSunText(sun)
  const isHeld = useRef(false)
  const { x, y } = onDial(sun)

  const to = (event: PointerEvent) => {
    const { left, top, width, height: high } = event.currentTarget.getBoundingClientRect()
    const across = ((event.clientX - left) / width - 0.5) * 200
    const down = ((event.clientY - top) / high - 0.5) * 200
    setSun(design, fromDial({ x: across / rim, y: down / rim }))
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isHeld.current = true
    remember(design)
    to(event)
  }
  const up = () => {
    if (isHeld.current) forgetIdle(design)
    isHeld.current = false
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const by = event.shiftKey ? 1 : 5
    const { azimuth, elevation } = design.sun
    setSun(
      design,
      { azimuth: azimuth + arrow[0] * by, elevation: elevation + arrow[1] * by },
      'sun',
    )
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('sun')}
      aria-valuemin={sunRange.elevation.min}
      aria-valuemax={sunRange.elevation.max}
      aria-valuenow={sun.elevation}
      aria-valuetext={t('sunValue', { side, height })}
      onPointerDown={down}
      onPointerMove={(event) => isHeld.current && to(event)}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={press}
      className="size-40 shrink-0 cursor-grab touch-none rounded-full active:cursor-grabbing"
    >
      <svg viewBox="-100 -100 200 200" aria-hidden="true" className="size-full fill-none">
        <circle r={rim} className="fill-surface stroke-line-strong" />
        {[0.333, 0.667].map((share) => (
          <circle key={share} r={rim * share} className="stroke-line" />
        ))}
        <path d={`M0 ${-rim}V${rim}M${-rim} 0H${rim}`} className="stroke-line" />
        {/* The camera, at the near side of the room. */}
        <path d={`M-8 ${rim + 10}L0 ${rim - 4}L8 ${rim + 10}Z`} className="fill-ink" />
        <path d={`M${x * rim} ${y * rim}L0 0`} strokeDasharray="3 4" className="stroke-ink" />
        <path d="M-9-6H9V6H-9Z" className="stroke-ink-soft" />
        <circle
          cx={x * rim}
          cy={y * rim}
          r={13}
          className="fill-signal stroke-surface"
          strokeWidth={3}
        />
      </svg>
    </div>
  )
}
