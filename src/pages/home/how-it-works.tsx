import type { Home } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { DimensionLine } from '../../ui/reticle/dimension-line.tsx'

/** Six stages along one dimension line: what happens within a single frame. */
export function HowItWorks({ copy }: { copy: Home['howItWorks'] }) {
  return (
    <Section ruled aria-labelledby="how">
      <SectionHeader id="how" title={copy.title} lead={copy.text} />
      <DimensionLine className="mt-16 text-line-strong max-lg:hidden">{copy.measure}</DimensionLine>
      <ol className="mt-12 grid gap-x-8 sm:grid-cols-2 lg:mt-0 lg:grid-cols-6 lg:grid-rows-[auto_auto_1fr] lg:gap-x-0">
        {copy.stages.map((stage, index) => (
          <li
            key={stage.title}
            className="relative border-l border-line-strong pb-10 pl-5 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:border-line lg:pt-6 lg:pr-5 lg:pb-0 lg:pl-4 lg:first:border-line-strong"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 -left-1 h-px w-2 bg-line-strong lg:hidden"
            />
            <p aria-hidden="true" className="font-mono text-xs leading-5 text-ink-soft">
              {String(index + 1).padStart(2, '0')}
            </p>
            <Heading level={3} className="mt-1 lg:mt-8">
              {stage.title}
            </Heading>
            <p className="mt-3 text-[0.9375rem] leading-6 text-ink-soft">{stage.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
