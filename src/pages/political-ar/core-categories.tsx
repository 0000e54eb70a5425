import type { PoliticalAr } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { fill } from '../fill.ts'

export interface CoreCategoriesProps {
  copy: PoliticalAr['core']
  /** `{{count}}` features. */
  count: string
}

/** Four categories as rows of a ledger: what each is for, and its nine features three by three. */
export function CoreCategories({ copy, count }: CoreCategoriesProps) {
  return (
    <Section ruled tone="surface" aria-labelledby="core">
      <SectionHeader id="core" title={copy.title} lead={copy.text} />
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
              {fill(count, { count: category.features.length })}
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
