import { useTranslation } from 'react-i18next'
import { radians } from '../../../../../math/angle.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { pantheonConfig } from '../../config.ts'
import { type BeamLanding, beamLanding, oculusRim, type Sun, sunAt } from '../../model/sunlight.ts'

const { diameter, oculus, door, domeFoot, domeTop, coffers } = pantheonConfig
const radius = diameter / 2

interface Beam {
  sun: Sun
  spot: BeamLanding | undefined
  /** Where rays through the rim of the oculus end, with where they came in. */
  rim: { from: { north: number; east: number }; to: BeamLanding | undefined }[]
}

/** The beam at a day of the year and an hour by the sun. */
export function beamAt(day: number, hour: number): Beam {
  const sun = sunAt(day, hour)
  return {
    sun,
    spot: beamLanding(sun),
    rim: oculusRim.map((from) => ({ from, to: beamLanding(sun, from) })),
  }
}

/** The light of a day and hour in section and plan, to be measured. */
export function LightFigures({ beam, className }: { beam: Beam; className?: string }) {
  return (
    <div className={classNames('grid items-end sm:grid-cols-[5fr_3fr]', className)}>
      <SectionFigure beam={beam} />
      <div className="p-6 sm:pl-0">
        <PlanFigure beam={beam} />
      </div>
    </div>
  )
}

/** The rotunda from above, north at the top, one unit a meter: where the patch of light lies. */
export function PlanFigure({ beam: { spot, rim, sun } }: { beam: Beam }) {
  const { t } = useTranslation('history')
  const patch = rim.flatMap(({ to }) =>
    to ? [`${to.east.toFixed(2)},${(-to.north).toFixed(2)}`] : [],
  )
  const azimuth = radians(sun.azimuth)
  const outside = { x: 32 * Math.sin(azimuth), y: -32 * Math.cos(azimuth) }
  return (
    <svg viewBox="-37 -37 74 74" role="img" aria-label={t('plan')} className="block w-full">
      <circle r={radius + domeFoot / 2} strokeWidth={domeFoot} className="fill-none stroke-line" />
      <g strokeWidth="0.3" className="fill-none stroke-ink">
        <circle r={radius} />
        <circle r={radius + domeFoot} />
        <path d={`M-2.2 ${-radius}v${-domeFoot}h4.4v${domeFoot}Z`} className="fill-surface" />
      </g>
      <circle
        r={oculus / 2}
        strokeWidth="0.25"
        className="fill-none stroke-line-strong [stroke-dasharray:0.8_0.8]"
      />
      <g strokeWidth="0.3" className="stroke-signal">
        {patch.length > 2 && <polygon points={patch.join(' ')} className="fill-[#f2b233]/70" />}
        {spot && (
          <>
            <path
              d={`M${outside.x.toFixed(2)} ${outside.y.toFixed(2)}L${spot.east.toFixed(2)} ${(-spot.north).toFixed(2)}`}
              className="[stroke-dasharray:1.2_0.8]"
            />
            <circle cx={outside.x} cy={outside.y} r="1.8" className="fill-[#f2b233]" />
            <circle cx={spot.east} cy={-spot.north} r="0.9" className="fill-signal stroke-none" />
          </>
        )}
      </g>
      <text y="-31" textAnchor="middle" className="fill-ink font-mono text-[3.2px]">
        {t('northShort')}
      </text>
    </svg>
  )
}

const text = 'fill-ink font-mono text-[1.75px] max-sm:text-[2.5px]'

/** A point of the section, one unit a meter: north to the right, the middle of the floor at the origin. */
const point = (north: number, up: number) => `${north.toFixed(2)} ${(-up).toFixed(2)}`

/** The angle above the middle of the sphere at which the oculus is open, and how the dome thins out towards it. */
const open = Math.acos(oculus / 2 / radius)
const steps = Array.from({ length: 25 }, (_, i) => (i / 24) * open)
const thickness = (angle: number) => domeFoot + ((domeTop - domeFoot) * angle) / open
/** So far from the middle of the sphere, on the south (-1) or north (1) side. */
const onDome = (angle: number, out: number, side: number) =>
  point(side * out * Math.cos(angle), radius + out * Math.sin(angle))

/** Wall and dome as cut, on one side: one closed line. */
const cut = (side: 1 | -1): string =>
  [
    `M${point(side * radius, 0)}`,
    ...steps.map((angle) => onDome(angle, radius, side)),
    ...steps.toReversed().map((angle) => onDome(angle, radius + thickness(angle), side)),
    point(side * (radius + domeFoot), 0),
  ].join('L')

/** Five rows of coffers as steps on the inside of the dome, up to the smooth ring round the oculus. */
const cofferMarks = [1, -1]
  .flatMap((side) =>
    Array.from({ length: coffers + 1 }, (_, row) => {
      const angle = 0.12 + row * 0.19
      return `M${onDome(angle, radius, side)}L${onDome(angle, radius + 1.1, side)}`
    }),
  )
  .join('')

/** The rotunda cut from south to north, to scale, with the beam as it is seen from the west. */
export function SectionFigure({ beam: { spot, rim } }: { beam: Beam }) {
  const { t } = useTranslation('history')
  const figures = useNumberFormatter()
  const meters = (value: number) => t('metres', { figure: figures(value, 1) })
  // As seen from the west, the outermost rays bound the beam.
  const rays = rim.flatMap(({ from, to }) => (to ? [{ from, to }] : []))
  const north = rays.toSorted((a, b) => b.to.north - a.to.north || b.from.north - a.from.north)[0]
  const south = rays.toSorted((a, b) => a.to.north - b.to.north || a.from.north - b.from.north)[0]
  const ends = north && south ? [south.to, ...(spot ? [spot] : []), north.to] : []
  return (
    <svg viewBox="-37.5 -51.25 77.5 58.75" role="img" aria-label={t('section')} className="w-full">
      <circle
        cy={-radius}
        r={radius}
        strokeWidth="0.125"
        className="fill-none stroke-line-strong [stroke-dasharray:0.25_0.6]"
      />
      {ends.length > 0 && (
        <path
          d={`M${[
            point(-oculus / 2, diameter),
            ...ends.map(({ north, up }) => point(north, up)),
            point(oculus / 2, diameter),
          ].join('L')}Z`}
          className="fill-[#f2b233]/45"
          data-beam=""
        />
      )}
      <g strokeWidth="0.19" className="stroke-ink">
        <path d={`${cut(-1)}${cut(1)}`} className="fill-line" />
        <path d={cofferMarks} />
        <rect x={radius} y={-door} width={domeFoot} height={door} className="fill-surface" />
        <path d="M-35 0H37.5" strokeWidth="0.25" />
      </g>
      {spot && (
        <>
          <path
            d={`M0 ${-diameter}L${point(spot.north, spot.up)}`}
            strokeWidth="0.19"
            className="stroke-signal [stroke-dasharray:0.75_0.5]"
          />
          <circle
            cx={spot.north}
            cy={-spot.up}
            r="0.75"
            strokeWidth="0.25"
            className="fill-signal stroke-paper"
          />
        </>
      )}
      <path
        d={`M${-radius} 1.75v1.25m0-.6H${radius}m0-.6v1.25M${-oculus / 2} ${-diameter - 3.75}v1.25m0-.6h${oculus}m0-.6v1.25M-33.25 0h1.25m-.6 0V${-diameter}m-.6 0h1.25`}
        strokeWidth="0.125"
        className="fill-none stroke-ink"
      />
      <g textAnchor="middle" className={text}>
        <text y="5.25">{meters(diameter)}</text>
        <text y={-diameter - 4.75}>{meters(oculus)}</text>
        <text transform={`translate(-34 ${-radius}) rotate(-90)`}>{meters(diameter)}</text>
        <text x="37.5" y="5.25" textAnchor="end">
          {t('north')}
        </text>
      </g>
    </svg>
  )
}
