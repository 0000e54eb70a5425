import { useTranslation } from 'react-i18next'
import { useFigures } from '../../../common/view/use-figures.ts'
import { pantheonConfig } from '../../config.ts'
import { cofferMarks, cut, onSection, origin, perMetre, sphere } from './section-shapes.ts'
import type { Beam } from './use-beam.ts'

const { diameter, oculus, door } = pantheonConfig
const radius = diameter / 2
const text = 'fill-ink font-mono text-[14px] max-sm:text-[20px]'

/** The rotunda cut from south to north, to scale, with the beam as it is seen from the west. */
export function SectionFigure({ beam: { spot, rim } }: { beam: Beam }) {
  const { t } = useTranslation('history')
  const figures = useFigures()
  const metres = (value: number) => t('metres', { figure: figures(value, 1) })
  const left = onSection({ north: -radius, up: 0 })
  const right = onSection({ north: radius, up: 0 })
  const top = onSection({ north: 0, up: diameter })
  const doorway = onSection({ north: radius, up: door })
  // As seen from the west, the outermost rays bound the beam.
  const rays = rim.flatMap(({ from, to }) => (to ? [{ from, to }] : []))
  const north = rays.toSorted((a, b) => b.to.north - a.to.north || b.from.north - a.from.north)[0]
  const south = rays.toSorted((a, b) => a.to.north - b.to.north || a.from.north - b.from.north)[0]
  const corners =
    north && south
      ? [
          { north: -oculus / 2, up: diameter },
          south.to,
          ...(spot ? [spot] : []),
          north.to,
          { north: oculus / 2, up: diameter },
        ].map(onSection)
      : []
  const end = spot && onSection(spot)
  return (
    <svg viewBox="0 0 620 470" role="img" aria-label={t('section')} className="block w-full">
      <circle
        cx={sphere.x}
        cy={sphere.y}
        r={sphere.radius}
        className="fill-none stroke-line-strong [stroke-dasharray:2_5]"
      />
      {corners.length > 0 && (
        <polygon
          points={corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          className="fill-[#f2b233]/45"
          data-beam=""
        />
      )}
      <path d={cut(-1)} strokeWidth="1.5" className="fill-line stroke-ink" />
      <path d={cut(1)} strokeWidth="1.5" className="fill-line stroke-ink" />
      <path d={cofferMarks} strokeWidth="1.5" className="stroke-ink" />
      <rect
        x={doorway.x}
        y={doorway.y}
        width={pantheonConfig.domeFoot * perMetre}
        height={door * perMetre}
        strokeWidth="1.5"
        className="fill-surface stroke-ink"
      />
      <path d={`M20 ${origin.y}H600`} strokeWidth="2" className="stroke-ink" />
      {end && (
        <>
          <path
            d={`M${top.x} ${top.y}L${end.x} ${end.y}`}
            strokeWidth="1.5"
            className="stroke-signal [stroke-dasharray:6_4]"
          />
          <circle
            cx={end.x}
            cy={end.y}
            r="6"
            strokeWidth="2"
            className="fill-signal stroke-paper"
          />
        </>
      )}
      <path
        d={`M${left.x} ${origin.y + 14}v10m0-5H${right.x}m0-5v10`}
        className="fill-none stroke-ink"
      />
      <text x={origin.x} y={origin.y + 42} textAnchor="middle" className={text}>
        {metres(diameter)}
      </text>
      <path
        d={`M${onSection({ north: -oculus / 2, up: 0 }).x} ${top.y - 30}v10m0-5h${oculus * perMetre}m0-5v10`}
        className="fill-none stroke-ink"
      />
      <text x={origin.x} y={top.y - 38} textAnchor="middle" className={text}>
        {metres(oculus)}
      </text>
      <path d={`M34 ${origin.y}h10m-5 0V${top.y}m-5 0h10`} className="fill-none stroke-ink" />
      <text
        textAnchor="middle"
        transform={`translate(28 ${(origin.y + top.y) / 2}) rotate(-90)`}
        className={text}
      >
        {metres(diameter)}
      </text>
      <text x="600" y={origin.y + 42} textAnchor="end" className={text}>
        {t('north')}
      </text>
    </svg>
  )
}
