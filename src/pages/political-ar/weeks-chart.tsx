import { useTranslation } from 'react-i18next'
import type { PoliticalAr } from '../../../content/schemas/political-ar.ts'
import { DimensionLine } from '../../ui/reticle/dimension-line.tsx'
import { fill } from '../fill.ts'

export interface WeeksChartProps {
  copy: PoliticalAr['weeks']
  categories: { id: PoliticalAr['weeks']['phases'][number]['categories'][number]; title: string }[]
}

/** One line a category, with a bar for each run of phases in which it is used; as words for screen readers. */
export function WeeksChart({ copy, categories }: WeeksChartProps) {
  const { i18n } = useTranslation()
  const { phases } = copy
  const total = phases.reduce((sum, phase) => sum + phase.length, 0)
  const list = new Intl.ListFormat(i18n.language)
  const starts = phases.map((_, index) =>
    phases.slice(0, index).reduce((sum, phase) => sum + phase.length, 0),
  )
  return (
    <figure aria-label={copy.chart} className="mt-16 lg:mt-20">
      <div aria-hidden="true" className="grid gap-x-8 lg:grid-cols-4">
        <div className="lg:col-span-3 lg:col-start-2">
          <div className="w-[85.7%] text-line-strong">
            <DimensionLine>{copy.measure}</DimensionLine>
          </div>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${total * 40} 22`}
            className="mt-3 block w-full max-sm:hidden"
          >
            {phases.map((phase, index) => (
              <text
                key={phase.title}
                x={(starts[index] ?? 0) * 40}
                y="14"
                className="fill-ink-soft font-mono text-[9px]"
              >
                {phase.weeks}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <ul className="border-b max-sm:mt-4">
        {categories.map((category) => (
          <li
            key={category.id}
            className="grid items-center gap-x-8 gap-y-2 border-t py-3 lg:grid-cols-4"
          >
            <span className="text-[0.9375rem] font-semibold">{category.title}</span>
            <span className="sr-only">
              {fill(copy.inUse, {
                phases: list.format(
                  phases
                    .filter((phase) => phase.categories.includes(category.id))
                    .map((phase) => phase.title),
                ),
              })}
            </span>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${total * 40} 14`}
              preserveAspectRatio="none"
              className="block h-3.5 w-full lg:col-span-3"
            >
              {starts.map((start) => (
                <path
                  key={start}
                  d={`M${start * 40 + 0.5} 0V14`}
                  className="stroke-line"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              {phaseBars(phases, category.id).map((bar) => (
                <rect
                  key={bar.from}
                  x={bar.from * 40}
                  y="3"
                  width={(bar.to - bar.from) * 40}
                  height="8"
                  className="fill-depth"
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  )
}

interface Phase {
  /** Weeks. */
  length: number
  categories: string[]
}

/** A run of weeks, counted from the first. */
export interface Bar {
  from: number
  to: number
}

/** The runs of neighbouring phases in which a category is used, in weeks from the start. */
export function phaseBars(phases: Phase[], category: string): Bar[] {
  const bars: Bar[] = []
  let week = 0
  for (const phase of phases) {
    const end = week + phase.length
    const last = bars.at(-1)
    if (phase.categories.includes(category)) {
      if (last?.to === week) last.to = end
      else bars.push({ from: week, to: end })
    }
    week = end
  }
  return bars
}
