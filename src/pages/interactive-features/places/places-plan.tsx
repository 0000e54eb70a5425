import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { onPlan, type Place } from '../model/places.ts'

export interface PlacesPlanProps {
  label: string
  north: string
  /** From the middle to the outermost ring, metres. */
  reach: number
  places: readonly (Place & { number: number; shown: boolean })[]
}

const SIZE = 400
/** From the middle to the outermost ring, in the drawing. */
const RADIUS = 180
const RINGS = 4

/** Rings of distance round the visitor, with each place where it lies; north is up. */
export function PlacesPlan({ label, north, reach, places }: PlacesPlanProps) {
  const { i18n } = useTranslation('shell')
  const metres = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'meter' })
  const half = SIZE / 2
  const rings = Array.from({ length: RINGS }, (_, ring) => (ring + 1) / RINGS)
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label} className="w-full">
      <g className="fill-none stroke-line">
        {rings.map((share) => (
          <circle key={share} cx={half} cy={half} r={share * RADIUS} />
        ))}
        <path d={`M${half} 8V392M8 ${half}H392`} />
      </g>
      <g
        strokeWidth="6"
        paintOrder="stroke"
        className="fill-ink-soft stroke-surface font-mono text-[12px]"
        suppressHydrationWarning
      >
        {rings.map((share) => (
          <text key={share} x={half + 4} y={half + share * RADIUS - 4} suppressHydrationWarning>
            {metres.format(share * reach)}
          </text>
        ))}
        <text x={half + 5} y="17" className="fill-ink font-semibold">
          {north}
        </text>
      </g>
      <path
        d={`M${half - 11} ${half - 5}v-6h6M${half + 5} ${half - 11}h6v6M${half + 11} ${half + 5}v6h-6M${half - 5} ${half + 11}h-6v-6`}
        className="fill-none stroke-signal stroke-2"
      />
      <circle cx={half} cy={half} r="3" className="fill-signal" />
      {places.map((place) => {
        const { x, y } = onPlan(place, reach)
        const at = { x: half + x * RADIUS, y: half + y * RADIUS }
        return (
          <g
            key={place.id}
            className={classNames('transition-opacity', !place.shown && 'opacity-20')}
          >
            <circle cx={at.x} cy={at.y} r="13" className="fill-depth" />
            <text
              x={at.x}
              y={at.y + 4.2}
              textAnchor="middle"
              className="fill-paper font-mono text-[12px]"
            >
              {place.number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
