import { classNames } from '../../../ui/class-names.ts'
import type { Point } from '../model/route.ts'
import { park, streets, town } from '../model/town.ts'

export interface TownMapProps {
  label: string
  officeLabel: string
  parkLabel: string
  households: readonly Point[]
  /** Places in the order of the round. */
  order: readonly number[]
  optimised: boolean
  /** How many doors of the round have been visited. */
  visited: number
}

const { width, height } = town
const lines = [
  ...streets.across.map((x) => `M${x} 0V${height}`),
  ...streets.down.map((y) => `M0 ${y}H${width}`),
].join('')

const pathOf = (points: readonly Point[], order: readonly number[]) =>
  `M${order.map((at) => `${points[at]?.x} ${points[at]?.y}`).join('L')}Z`

/** The quarter in the site's own line: streets, a park, doors, and the round that leads past them. */
export function TownMap(props: TownMapProps) {
  const { households, order, optimised, visited } = props
  const done = new Set(order.slice(1, visited + 1))
  const [office] = households
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={props.label}
      className="block h-auto w-full rounded border bg-surface fill-none"
    >
      <path d={lines} className="stroke-line stroke-[22]" />
      <path d={lines} className="stroke-paper stroke-[20]" />
      <rect {...park} rx="3" className="fill-surface" />
      <rect {...park} rx="3" className="fill-good/15 stroke-good" />
      <text
        x={park.x + 14}
        y={park.y + 12}
        dominantBaseline="hanging"
        className="fill-good font-mono text-[15px] max-sm:text-[30px]"
      >
        {props.parkLabel}
      </text>
      <path
        d={pathOf(households, order)}
        strokeLinejoin="round"
        className={optimised ? 'stroke-signal stroke-[2.5]' : 'stroke-line-strong/70 stroke-1'}
      />
      {households.slice(1).map(({ x, y }, index) => (
        <rect
          key={`${x} ${y}`}
          x={x - 5}
          y={y - 5}
          width="10"
          height="10"
          data-visited={done.has(index + 1)}
          className={classNames(
            'stroke-[1.5]',
            done.has(index + 1) ? 'fill-depth stroke-depth' : 'fill-paper stroke-ink',
          )}
        />
      ))}
      {office && (
        <g className="stroke-signal stroke-2">
          <circle cx={office.x} cy={office.y} r="5" className="fill-signal" />
          <path
            d={`M${office.x - 16} ${office.y - 8}v-8h8m16 0h8v8m0 16v8h-8m-16 0h-8v-8`}
            strokeWidth="2.5"
          />
          <text
            x={office.x + 24}
            y={office.y + 6}
            strokeWidth="6"
            paintOrder="stroke"
            className="fill-ink stroke-surface font-mono text-[15px] max-sm:text-[30px]"
          >
            {props.officeLabel}
          </text>
        </g>
      )}
    </svg>
  )
}
