import { useEffect, useMemo, useRef, useState } from 'react'
import type { CampaignManagement } from '../../../../content/schemas/campaign-management.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { fill } from '../../fill.ts'
import { OPTIMISED_FOR } from '../model/mapping.ts'
import { optimiseRound, type Point, roundLength } from '../model/route.ts'

export interface RouteControlsProps {
  copy: CampaignManagement['field']['route']
  route: Route
  locale: string
}

/** The length of the round, before and after. */
export function RouteControls({ copy, route, locale }: RouteControlsProps) {
  const { before, after, optimised, announced } = route
  const optimise = useRef<HTMLButtonElement>(null)
  const back = () => {
    // The button goes with what it took back.
    optimise.current?.focus({ preventScroll: true })
    route.back()
  }
  const kilometres = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const write = (length: number) => fill(copy.length, { length: kilometres.format(length) })
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
        {after !== undefined && fill(copy.saved, { saved: kilometres.format(before - after) })}
      </p>
      <div className="needs-scripts mt-4 flex flex-wrap gap-3">
        <Button ref={optimise} variant="primary" onClick={route.optimise}>
          {copy.optimise}
        </Button>
        {optimised && <Button onClick={back}>{copy.back}</Button>}
      </div>
      <p className="mt-4 text-sm text-ink-soft">{copy.text}</p>
    </section>
  )
}

export interface Route {
  /** The places of the round, in the order in which they are visited. */
  order: number[]
  optimised: boolean
  /** For three seconds after it was optimised. */
  announced: boolean
  /** Lengths of the round in kilometres, as listed and as optimised (once it is). */
  before: number
  after: number | undefined
  optimise: () => void
  back: () => void
}

/** The round through points: as the address list has it, until it is optimised. */
export function useRoute(points: readonly Point[]): Route {
  const listed = useMemo(() => [...points.keys()], [points])
  const [best, setBest] = useState<number[]>()
  const [announced, setAnnounced] = useState(false)
  useEffect(() => {
    if (!announced) return
    const timer = setTimeout(() => setAnnounced(false), OPTIMISED_FOR)
    return () => clearTimeout(timer)
  }, [announced])
  return {
    order: best ?? listed,
    optimised: best !== undefined,
    announced,
    before: roundLength(points, listed) / 1000,
    after: best && roundLength(points, best) / 1000,
    optimise() {
      setBest(optimiseRound(points))
      setAnnounced(true)
    },
    back() {
      setBest(undefined)
      setAnnounced(false)
    },
  }
}
