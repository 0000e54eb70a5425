import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { wrap360 } from '../../../../math/angle.ts'
import { tourConfig } from '../../config.ts'
import {
  compassPointOf,
  dialAngle,
  turnView,
  type View,
  viewDirectionOf,
} from '../../model/view.ts'
import { TurnSlider } from '../press/turn-slider.tsx'
import { useRerenderWhenSettled, useViewChange } from './use-view.ts'

const step = tourConfig.degreesPerKey

/** Degrees a key turns the dial, as on any slider. */
const steps: Record<string, number> = {
  ArrowRight: step,
  ArrowUp: step,
  ArrowLeft: -step,
  ArrowDown: -step,
  PageUp: 45,
  PageDown: -45,
}

/**
 * The horizontal rotation as a dial that turns with it, and as a slider for keyboards and readers.
 * Pulling the picture to the right by 100 px turns it by 50° clockwise: its mark is where the look
 * began, and N where north was marked.
 * @param north  its yaw in the picture
 */
export function CompassDial({ view, north }: { view: View; north: number | null }) {
  const { t } = useTranslation('tour')
  const rose = useRef<SVGSVGElement>(null)

  const shown = useRef(0)
  useViewChange(view, ({ rotationY }) => {
    const degrees = Math.round(rotationY * 10) / 10
    if (!rose.current || degrees === shown.current) return
    shown.current = degrees
    // By CSSOM: a strict policy allows no style attribute.
    rose.current.style.rotate = `${degrees}deg`
  })
  useRerenderWhenSettled(view)
  const degrees = Math.round(dialAngle(view)) % 360

  const press = (event: KeyboardEvent) => {
    const home = event.key === 'Home' && -view.rotationY
    const end = event.key === 'End' && 359 - wrap360(view.rotationY)
    const by = steps[event.key] ?? (home === false ? end : home)
    if (by === false) return
    event.preventDefault()
    event.stopPropagation()
    turnView(view, 0, by)
  }

  return (
    <TurnSlider
      aria-label={t('compass')}
      aria-valuenow={degrees}
      aria-valuetext={
        north === null
          ? t('compassValue', { degrees })
          : t('compassFacing', {
              degrees,
              wind: t(`wind${compassPointOf(viewDirectionOf(view).yaw, north)}`),
            })
      }
      onTurn={(_, by) => turnView(view, 0, by)}
      onKeyDown={press}
      data-testid="compass"
      className="relative size-16 cursor-grab touch-none rounded-full bg-[#14171f]/80 text-white active:cursor-grabbing"
    >
      <svg viewBox={box} aria-hidden="true" className="absolute inset-0">
        <circle r="31.5" fill="none" stroke="currentColor" strokeOpacity="0.3" />
        <path d="M0 5V-7M-4 -3 0 -7l4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {/* A layer of its own: turning it paints nothing. */}
      <svg
        ref={rose}
        viewBox={box}
        aria-hidden="true"
        className="absolute inset-0 will-change-transform"
      >
        <path d={ticks} stroke="currentColor" strokeOpacity="0.75" />
        <path d="M0 -27 4.5 -17h-9z" fill="var(--reticle)" />
        {north !== null && (
          <text
            transform={`rotate(${north - view.initialDirection.yaw}) translate(0 -11)`}
            textAnchor="middle"
            fontSize="10"
            fontWeight="600"
            fill="currentColor"
            data-north={Math.round(north)}
          >
            {t('compassN')}
          </text>
        )}
      </svg>
    </TurnSlider>
  )
}

const box = '-32 -32 64 64'

/** A tick every 30°, longer at the quarters; none under the mark. */
const ticks = Array.from({ length: 11 }, (_, i) => {
  const angle = ((i + 1) * Math.PI) / 6
  const inner = (i + 1) % 3 === 0 ? 20 : 24
  const at = (radius: number) =>
    `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`
  return `M${at(inner)}L${at(27.5)}`
}).join('')
