import type { ArFeatures } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

/** Eight tools, four by two, each pressed as a whole. */
export function ToolIndex({ copy }: { copy: ArFeatures['tools'] }) {
  return (
    <Section aria-labelledby="tools">
      <SectionHeader id="tools" title={copy.title} lead={copy.text} />
      <ul className="stagger mt-12 grid gap-x-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
        {copy.entries.map((entry) => (
          <li key={entry.href} className="border-t">
            <SiteLink href={entry.href} className="group/row flex h-full flex-col py-6">
              <span className="font-mono text-xs text-ink-soft">{entry.kind}</span>
              <Heading level={3} className="mt-6 group-hover/row:text-signal">
                {entry.label}
              </Heading>
              <span className="mt-1.5 text-ink-soft">{entry.text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
