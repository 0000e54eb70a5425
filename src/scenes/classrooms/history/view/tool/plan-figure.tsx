import { useTranslation } from 'react-i18next'
import { pantheonConfig } from '../../config.ts'
import type { Beam } from './beam.ts'

const { diameter, oculus, domeFoot } = pantheonConfig
const radius = diameter / 2

/** The rotunda from above, north at the top, one unit a metre: where the patch of light lies. */
export function PlanFigure({ beam: { spot, rim, sun } }: { beam: Beam }) {
  const { t } = useTranslation('history')
  const patch = rim.flatMap(({ to }) =>
    to ? [`${to.east.toFixed(2)},${(-to.north).toFixed(2)}`] : [],
  )
  const azimuth = (sun.azimuth * Math.PI) / 180
  const outside = { x: 32 * Math.sin(azimuth), y: -32 * Math.cos(azimuth) }
  return (
    <svg viewBox="-37 -37 74 74" role="img" aria-label={t('plan')} className="block w-full">
      <circle r={radius + domeFoot / 2} strokeWidth={domeFoot} className="fill-none stroke-line" />
      <circle r={radius} strokeWidth="0.3" className="fill-none stroke-ink" />
      <circle r={radius + domeFoot} strokeWidth="0.3" className="fill-none stroke-ink" />
      <rect
        x="-2.2"
        y={-radius - domeFoot}
        width="4.4"
        height={domeFoot}
        strokeWidth="0.3"
        className="fill-surface stroke-ink"
      />
      <circle
        r={oculus / 2}
        strokeWidth="0.25"
        className="fill-none stroke-line-strong [stroke-dasharray:0.8_0.8]"
      />
      {patch.length > 2 && (
        <polygon
          points={patch.join(' ')}
          strokeWidth="0.3"
          className="fill-[#f2b233]/70 stroke-signal"
        />
      )}
      {spot && (
        <>
          <path
            d={`M${outside.x.toFixed(2)} ${outside.y.toFixed(2)}L${spot.east.toFixed(2)} ${(-spot.north).toFixed(2)}`}
            strokeWidth="0.3"
            className="stroke-signal [stroke-dasharray:1.2_0.8]"
          />
          <circle
            cx={outside.x}
            cy={outside.y}
            r="1.8"
            className="fill-[#f2b233] stroke-signal [stroke-width:0.3]"
          />
          <circle cx={spot.east} cy={-spot.north} r="0.9" className="fill-signal" />
        </>
      )}
      <text y="-31" textAnchor="middle" className="fill-ink font-mono text-[3.2px]">
        {t('northShort')}
      </text>
    </svg>
  )
}
