import { useTranslation } from 'react-i18next'
import type { PoliticalAr } from '../../../content/schemas/political-ar.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { DimensionLine } from '../../ui/brackets/dimension-line.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TextList } from '../../ui/text-list.tsx'
import { interpolate } from '../interpolate.ts'

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
            <TextList
              items={category.features}
              className="mt-6 columns-1 gap-x-8 sm:columns-2"
              itemClassName="break-inside-avoid border-t py-2.5"
            />
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

interface CampaignWeeksProps {
  copy: PoliticalAr['weeks']
  categories: { id: PoliticalAr['weeks']['phases'][number]['categories'][number]; title: string }[]
}

const phaseColumns = 'grid grid-cols-6 lg:col-span-3 lg:col-start-2'

/** One row a category, with a column for each phase, filled where it is used; as words for screen readers. */
function WeeksChart({ copy, categories }: CampaignWeeksProps) {
  const { i18n } = useTranslation()
  const { phases } = copy
  const list = new Intl.ListFormat(i18n.language)
  return (
    <figure aria-label={copy.chart} className="mt-16 lg:mt-20">
      <div aria-hidden="true" className="grid gap-x-8 lg:grid-cols-4">
        <div className={phaseColumns}>
          {/* What comes after the vote is not measured. */}
          <div className="col-span-5 text-line-strong">
            <DimensionLine>{copy.measure}</DimensionLine>
          </div>
          {phases.map(({ weeks }) => (
            <span
              key={weeks}
              className="row-start-2 py-2 font-mono text-[0.6875rem] text-ink-soft max-sm:hidden"
            >
              {weeks}
            </span>
          ))}
        </div>
      </div>
      <ul className="border-b max-sm:mt-4">
        {categories.map(({ id, title }) => {
          const used = phases.filter((phase) => phase.categories.includes(id))
          return (
            <li key={id} className="grid items-center gap-x-8 gap-y-2 border-t py-3 lg:grid-cols-4">
              <span className="text-[0.9375rem] font-semibold">{title}</span>
              <span className="sr-only">
                {interpolate(copy.inUse, { phases: list.format(used.map((phase) => phase.title)) })}
              </span>
              <span aria-hidden="true" className={phaseColumns}>
                {phases.map((phase) => (
                  <span key={phase.title} className="border-l py-0.5">
                    <span className={classNames('block h-2', used.includes(phase) && 'bg-depth')} />
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
