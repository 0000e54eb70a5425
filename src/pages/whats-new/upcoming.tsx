import type { WhatsNew } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'

/** Three quarters on one line, from left to right as time goes. */
export function Upcoming({ copy }: { copy: WhatsNew['upcoming'] }) {
  return (
    <Section tone="night" aria-labelledby="upcoming">
      <SectionHeader id="upcoming" title={copy.title} lead={copy.text} />
      <ol className="mt-14 grid gap-y-12 lg:mt-20 lg:grid-cols-3">
        {copy.items.map((item) => (
          <li key={item.quarter} className="relative border-t border-line-strong pt-6 lg:pr-10">
            <span aria-hidden="true" className="absolute -top-1.5 left-0 h-3 w-px bg-line-strong" />
            <p className="font-mono text-sm">{item.quarter}</p>
            <Heading level={3} size="subtitle" className="mt-8">
              {item.title}
            </Heading>
            <p className="mt-3 max-w-sm text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
