import type { About } from '../../documents/refs.ts'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { ArrowLink } from '../arrow-link.tsx'

/** Where the work is done, in four figures. */
export function Device({ copy }: { copy: About['device'] }) {
  return (
    <Section tone="floor" aria-labelledby="device">
      <SectionHeader id="device" title={copy.title} lead={copy.text} />
      <dl className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
        {copy.figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-5">
            <dt className="mt-3 max-w-60 text-ink-soft">{label}</dt>
            <dd className="text-display font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10">
        <ArrowLink {...copy.link} />
      </div>
    </Section>
  )
}
