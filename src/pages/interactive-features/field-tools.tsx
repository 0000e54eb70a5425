import { type ReactNode, useState } from 'react'
import type { InteractiveFeatures } from '../../../content/schemas/interactive-features.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { TextList } from '../../ui/text-list.tsx'
import { OPTIMIZED_DURATION_MS, useCanvassing } from '../civic/simulations.ts'
import { useTicker } from '../use-ticker.ts'

interface FieldToolsProps {
  copy: InteractiveFeatures['field']
  /** Visited before. */
  households: number
}

const SEED = 61

/** Three instruments side by side, each with a reading above its button. */
export function FieldTools({ copy: { voice, mapping, route }, households }: FieldToolsProps) {
  const [listening, setListening] = useState(false)
  const [optimized, setOptimized] = useState(false)
  const { on, visited, toggle } = useCanvassing({
    seed: SEED,
    households: Number.POSITIVE_INFINITY,
    visited: households,
  })
  useTicker(optimized, OPTIMIZED_DURATION_MS, () => setOptimized(false))
  return (
    <div className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-3 lg:mt-16">
      <FieldTool
        copy={voice}
        reading={<Level on={listening} />}
        state={listening ? voice.on : voice.off}
        action={
          <Button className="needs-scripts" onClick={() => setListening(!listening)}>
            {listening ? voice.stop : voice.start}
          </Button>
        }
      >
        <TextList
          items={voice.commands}
          className="mt-5 border-b text-sm"
          itemClassName="border-t py-2.5"
        />
        <p className="mt-3 text-sm text-ink-soft">{voice.note}</p>
      </FieldTool>
      <FieldTool
        copy={mapping}
        reading={
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-display font-semibold tabular-nums">{visited}</span>
            <span className="text-sm text-ink-soft">{mapping.visited}</span>
          </p>
        }
        state={on ? mapping.on : mapping.off}
        action={
          <Button className="needs-scripts" onClick={toggle}>
            {on ? mapping.stop : mapping.start}
          </Button>
        }
      />
      <FieldTool
        copy={route}
        reading={
          <RouteSketch optimized={optimized} label={optimized ? route.after : route.before} />
        }
        state={optimized ? route.done : route.waiting}
        action={
          <Button className="needs-scripts" onClick={() => setOptimized(true)}>
            {route.start}
          </Button>
        }
      />
    </div>
  )
}

interface FieldToolProps {
  copy: { title: string; text: string }
  /** What the instrument shows. */
  reading: ReactNode
  /** The same in words. */
  state: string
  action: ReactNode
  children?: ReactNode
}

/** An instrument: its reading, what it is for, its state and its button. */
function FieldTool({ copy, reading, state, action, children }: FieldToolProps) {
  return (
    <div className="flex min-w-0 flex-col border-t border-ink pt-6">
      <div className="flex min-h-28 items-end">{reading}</div>
      <Heading level={3} className="mt-8">
        {copy.title}
      </Heading>
      <p className="mt-2 text-ink-soft">{copy.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {action}
        <p role="status" className="min-w-0 text-sm font-medium">
          {state}
        </p>
      </div>
      {children}
    </div>
  )
}

/** Bars by their place, and how high they are of 20. */
const voice = [3, 6, 11, 7, 14, 19, 12, 16, 9, 13, 18, 10, 6, 12, 8, 4].map((height, place) => ({
  height,
  x: place * 6,
}))

/** A sound level: bars while it listens, a flat line while it does not. */
function Level({ on }: { on: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${voice.length * 6} 20`}
      aria-hidden="true"
      className={classNames('h-20 w-full max-w-xs', on ? 'fill-depth' : 'fill-line-strong')}
    >
      {voice.map(({ height, x }) => {
        const shown = on ? height : 1
        return (
          <rect
            key={x}
            x={x}
            y={10 - shown / 2}
            width="3"
            height={shown}
            className="transition-all duration-300"
          />
        )
      })}
    </svg>
  )
}

/** Nine doors in a box of 300 × 110. */
const doors = [
  [20, 85],
  [60, 20],
  [95, 70],
  [130, 25],
  [165, 90],
  [190, 45],
  [225, 15],
  [250, 80],
  [285, 40],
] as const

/** The places of the doors in the order of the list, and in the order that saves steps. */
const listed = [0, 5, 1, 7, 3, 2, 8, 4, 6]
const optimal = [0, 1, 3, 5, 6, 8, 7, 4, 2]

const path = (order: number[]) => `M${order.map((door) => doors[door]?.join(' ')).join('L')}Z`

/** The doors of an evening with the way between them. */
function RouteSketch({ optimized, label }: { optimized: boolean; label: string }) {
  return (
    <svg viewBox="0 0 305 110" role="img" aria-label={label} className="w-full max-w-72">
      <path
        d={path(optimized ? optimal : listed)}
        className={optimized ? 'fill-none stroke-good stroke-2' : 'fill-none stroke-line-strong'}
      />
      {doors.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" className="fill-ink" />
      ))}
    </svg>
  )
}
