import type { ArFeatures } from '../../documents/refs.ts'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { ArrowLink } from '../arrow-link.tsx'

/** Six features as wide rows: the term, what it is, and what happens without it. */
export function FeatureRows({ copy }: { copy: ArFeatures['features'] }) {
  return (
    <Section aria-labelledby="features">
      <SectionHeader id="features" title={copy.title} lead={copy.text} />
      <ul className="mt-12 border-b lg:mt-16">
        {copy.rows.map((row) => (
          <li key={row.term} className="grid gap-x-8 gap-y-4 border-t py-7 lg:grid-cols-12 lg:py-9">
            <div className="lg:col-span-3">
              <Heading level={3} size="subtitle">
                {row.title}
              </Heading>
              <p className="mt-2 font-mono text-xs text-ink-soft">{row.term}</p>
            </div>
            <p className="max-w-xl lg:col-span-5 lg:pt-1.5">{row.text}</p>
            <div className="lg:col-span-3 lg:col-start-10 lg:pt-1.5">
              <Eyebrow>{copy.withoutLabel}</Eyebrow>
              <p className="mt-1.5 text-ink-soft">{row.without}</p>
              <ArrowLink {...row.link} about={row.title} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
