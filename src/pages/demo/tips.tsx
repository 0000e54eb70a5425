import type { DemoPage } from '../../documents/refs.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

/** A row for each tool: how long it takes, and what to do there. */
export function Tips({ copy }: { copy: DemoPage['tools'] }) {
  return (
    <Section tone="surface" ruled aria-labelledby="tips">
      <SectionHeader id="tips" title={copy.title} lead={copy.text} />
      <ul className="mt-12 border-b lg:mt-16">
        {copy.list.map((tool) => (
          <li
            key={tool.href}
            className="group relative grid gap-x-8 gap-y-2 border-t py-6 transition-colors hover:border-ink lg:grid-cols-12 lg:items-baseline"
          >
            <p className="font-mono text-[0.8125rem] text-ink-soft lg:col-span-1">{tool.time}</p>
            <Heading level={3} className="lg:col-span-4">
              <SiteLink
                href={tool.href}
                className="after:absolute after:inset-0 group-hover:text-signal"
              >
                {tool.title}
              </SiteLink>
            </Heading>
            <p className="max-w-2xl text-ink-soft lg:col-span-6">
              <span className="sr-only">{copy.tip}: </span>
              {tool.text}
            </p>
            <ArrowRightIcon className="justify-self-end transition-transform group-hover:translate-x-1 max-lg:hidden" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
