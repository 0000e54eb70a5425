import { useTranslation } from 'react-i18next'
import type { PoliticalAr } from '../../../content/schemas/political-ar.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { DimensionLine } from '../../ui/reticle/dimension-line.tsx'
import { interpolate } from '../interpolate.ts'
import { phaseBars } from './model.ts'

type CampaignWeeksProps = WeeksChartProps

/** How the categories fit together over a campaign: six phases, and a chart of what each uses. */
export function CampaignWeeks({ copy, categories }: CampaignWeeksProps) {
  return (
    <Section header={{ id: 'weeks', ...copy }}>
      <ol className="mt-12 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {copy.phases.map((phase) => (
          <li key={phase.title} className="border-t border-ink pt-4">
            <p className="kind">{phase.weeks}</p>
            <Heading level={3} className="mt-3">
              {phase.title}
            </Heading>
            <p className="mt-1.5 max-w-sm text-ink-soft">{phase.text}</p>
          </li>
        ))}
      </ol>
      <WeeksChart copy={copy} categories={categories} />
    </Section>
  )
}

interface MoreCategoriesProps {
  copy: PoliticalAr['more']
  /** `{{count}}` features. */
  count: string
}

/** Four categories whose features are named, on the dark band, two by two. */
export function MoreCategories({ copy, count }: MoreCategoriesProps) {
  return (
    <Section tone="night" header={{ id: 'more', ...copy }}>
      <div className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:mt-16 lg:gap-y-20">
        {copy.categories.map((category) => (
          <article key={category.id} id={category.id} className="border-t border-ink pt-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <Heading level={3} size="subtitle">
                {category.title}
              </Heading>
              <p className="font-mono text-xs text-ink-soft">
                {interpolate(count, { count: category.features.length })}
              </p>
            </div>
            <p className="mt-2 max-w-md text-ink-soft">{category.text}</p>
            <ul className="mt-6 columns-1 gap-x-8 sm:columns-2">
              {category.features.map((feature) => (
                <li key={feature} className="break-inside-avoid border-t py-2.5">
                  {feature}
                </li>
              ))}
            </ul>
            <div className="mt-3">
              <ArrowLink {...category.link} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}

interface CoreCategoriesProps {
  copy: PoliticalAr['core']
  /** `{{count}}` features. */
  count: string
}

/** Four categories as rows of a ledger: what each is for, and its nine features three by three. */
export function CoreCategories({ copy, count }: CoreCategoriesProps) {
  return (
    <Section ruled tone="surface" header={{ id: 'core', ...copy }}>
      {copy.categories.map((category) => (
        <article
          key={category.id}
          id={category.id}
          className="mt-14 grid gap-x-8 gap-y-6 border-t border-ink pt-6 lg:mt-20 lg:grid-cols-12"
        >
          <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
            <Heading level={3} size="subtitle">
              {category.title}
            </Heading>
            <p className="mt-2 max-w-sm text-ink-soft">{category.text}</p>
            <p className="mt-4 font-mono text-xs text-ink-soft">
              {interpolate(count, { count: category.features.length })}
            </p>
            <ArrowLink {...category.link} />
          </div>
          <dl className="grid gap-x-8 md:grid-cols-3 lg:col-span-8">
            {category.features.map((feature) => (
              <div key={feature.name} className="border-b py-4 lg:nth-[-n+3]:pt-1">
                <dt className="font-semibold">{feature.name}</dt>
                <dd className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">{feature.text}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </Section>
  )
}

interface WeeksChartProps {
  copy: PoliticalAr['weeks']
  categories: { id: PoliticalAr['weeks']['phases'][number]['categories'][number]; title: string }[]
}

/** One line a category, with a bar for each run of phases in which it is used; as words for screen readers. */
function WeeksChart({ copy, categories }: WeeksChartProps) {
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
              {interpolate(copy.inUse, {
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
