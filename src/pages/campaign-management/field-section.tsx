import { useMemo, useRef, useState } from 'react'
import type { CampaignManagement } from '../../../content/schemas/campaign-management.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useFormats } from '../../ui/formats.tsx'
import { PauseIcon, PlayIcon } from '../../ui/icons/tools.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Meter } from '../../ui/meter/meter.tsx'
import {
  type CanvassingSimulation,
  OPTIMIZED_DURATION_MS,
  useCanvassing,
} from '../civic/simulations.ts'
import { interpolate } from '../interpolate.ts'
import { useTicker } from '../use-ticker.ts'
import { optimizeRoute, type Point, routeLength } from './model/route.ts'
import { createHouseholds, districtSize, park, streets } from './model/town.ts'

const HOUSEHOLDS_SEED = 2027
const VISITS_SEED = 48

/** Door-to-door mapping and the route of an evening, on the plan of an invented quarter. */
export function FieldSection({ copy }: { copy: CampaignManagement['field'] }) {
  const [households] = useState(() => createHouseholds(HOUSEHOLDS_SEED))
  const doors = households.length - 1
  const mapping = useCanvassing({ seed: VISITS_SEED, households: doors })
  const route = useRoute(households)
  return (
    <Section tone="night" id="households" header={{ ...copy, id: 'field' }}>
      <div className="mt-12 grid gap-x-8 gap-y-10 lg:mt-16 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <TownMap
            label={copy.mapLabel}
            officeLabel={copy.office}
            parkLabel={copy.park}
            households={households}
            order={route.order}
            optimized={route.optimized}
            visited={mapping.visited}
          />
        </div>
        <div className="flex flex-col gap-10 lg:col-span-4">
          <MappingControls copy={copy.mapping} mapping={mapping} households={doors} />
          <RouteControls copy={copy.route} route={route} />
        </div>
      </div>
    </Section>
  )
}

interface MappingControlsProps {
  copy: CampaignManagement['field']['mapping']
  mapping: CanvassingSimulation
  households: number
}

/** CanvassingSimulation on and off, and how far the team has come. */
function MappingControls({ copy, mapping, households }: MappingControlsProps) {
  const { on, visited, done, toggle, reset } = mapping
  return (
    <section aria-labelledby="mapping" className="border-t border-ink pt-5">
      <Heading level={3} id="mapping">
        {copy.title}
      </Heading>
      <p className="mt-4 text-title font-semibold tabular-nums" aria-hidden="true">
        {visited}
        <span className="text-ink-soft"> / {households}</span>
      </p>
      <Meter
        label={copy.title}
        value={visited}
        max={households}
        text={interpolate(copy.visited, { visited, households })}
        tone={done ? 'good' : 'signal'}
        className="mt-3"
      />
      <p role="status" className="mt-3 font-mono text-xs leading-5 text-ink-soft">
        {done ? copy.done : interpolate(copy.visited, { visited, households })}
      </p>
      <div className="needs-scripts mt-5 flex flex-wrap gap-3">
        {done ? (
          <Button onClick={reset}>{copy.reset}</Button>
        ) : (
          <Button aria-pressed={on} onClick={toggle}>
            {on ? <PauseIcon /> : <PlayIcon />}
            {on ? copy.off : copy.on}
          </Button>
        )}
      </div>
      <p className="mt-4 text-sm text-ink-soft">{copy.text}</p>
    </section>
  )
}

interface RouteControlsProps {
  copy: CampaignManagement['field']['route']
  route: Route
}

/** The length of the round, before and after. */
function RouteControls({ copy, route }: RouteControlsProps) {
  const { before, after, optimized, announced } = route
  const optimize = useRef<HTMLButtonElement>(null)
  const back = () => {
    // The button disappears with what it reverted.
    optimize.current?.focus({ preventScroll: true })
    route.back()
  }
  const { decimal } = useFormats()
  const write = (length: number) => interpolate(copy.length, { length: decimal(length) })
  return (
    <section aria-labelledby="route" className="border-t border-ink pt-5">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-3">
        <Heading level={3} id="route">
          {copy.title}
        </Heading>
        <span role="status">{announced && <Badge tone="good">{copy.optimised}</Badge>}</span>
      </div>
      <dl className="mt-4">
        <div className="flex items-baseline justify-between gap-4 border-t py-3">
          <dt className="text-ink-soft">{copy.before}</dt>
          <dd suppressHydrationWarning className="font-mono whitespace-nowrap">
            {write(before)}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-y py-3">
          <dt className="text-ink-soft">{copy.after}</dt>
          <dd className="font-mono whitespace-nowrap text-signal">
            {after === undefined ? '–' : write(after)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 min-h-5 font-mono text-xs leading-5 text-good">
        {after !== undefined && interpolate(copy.saved, { saved: decimal(before - after) })}
      </p>
      <div className="needs-scripts mt-4 flex flex-wrap gap-3">
        <Button ref={optimize} variant="primary" onClick={route.optimize}>
          {copy.optimise}
        </Button>
        {optimized && <Button onClick={back}>{copy.back}</Button>}
      </div>
      <p className="mt-4 text-sm text-ink-soft">{copy.text}</p>
    </section>
  )
}

type Route = ReturnType<typeof useRoute>

/** The round through points: as the address list has it, until it is optimized. */
function useRoute(points: readonly Point[]) {
  const listed = useMemo(() => [...points.keys()], [points])
  const [best, setBest] = useState<number[]>()
  const [announced, setAnnounced] = useState(false)
  useTicker(announced, OPTIMIZED_DURATION_MS, () => setAnnounced(false))
  return {
    /** The places of the round, in the order in which they are visited. */
    order: best ?? listed,
    optimized: best !== undefined,
    /** For three seconds after it was optimized. */
    announced,
    /** Lengths of the round in kilometers, as listed and as optimized (once it is). */
    before: routeLength(points, listed) / 1000,
    after: best && routeLength(points, best) / 1000,
    optimize() {
      setBest(optimizeRoute(points))
      setAnnounced(true)
    },
    back() {
      setBest(undefined)
      setAnnounced(false)
    },
  }
}

interface TownMapProps {
  label: string
  officeLabel: string
  parkLabel: string
  households: readonly Point[]
  /** Places in the order of the round. */
  order: readonly number[]
  optimized: boolean
  /** How many doors of the round have been visited. */
  visited: number
}

const { width, height } = districtSize
const lines = [
  ...streets.across.map((x) => `M${x} 0V${height}`),
  ...streets.down.map((y) => `M0 ${y}H${width}`),
].join('')

const pathOf = (points: readonly Point[], order: readonly number[]) =>
  `M${order.map((at) => `${points[at]?.x} ${points[at]?.y}`).join('L')}Z`

/** The quarter in the site's own line: streets, a park, doors, and the round that leads past them. */
function TownMap(props: TownMapProps) {
  const { households, order, optimized, visited } = props
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
        className={optimized ? 'stroke-signal stroke-[2.5]' : 'stroke-line-strong/70 stroke-1'}
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
