import type { PoliticalAr } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { fill } from '../fill.ts'

export interface MoreCategoriesProps {
  copy: PoliticalAr['more']
  /** `{{count}}` features. */
  count: string
}

/** Four categories whose features are named, on the dark band, two by two. */
export function MoreCategories({ copy, count }: MoreCategoriesProps) {
  return (
    <Section tone="night" aria-labelledby="more">
      <SectionHeader id="more" title={copy.title} lead={copy.text} />
      <div className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:mt-16 lg:gap-y-20">
        {copy.categories.map((category) => (
          <article key={category.id} id={category.id} className="border-t border-ink pt-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <Heading level={3} size="subtitle">
                {category.title}
              </Heading>
              <p className="font-mono text-xs text-ink-soft">
                {fill(count, { count: category.features.length })}
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
