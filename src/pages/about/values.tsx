import type { About } from '../../documents/refs.ts'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'

/** Four words as rows of a ledger, each with what follows from it. */
export function Values({ copy }: { copy: About['values'] }) {
  return (
    <Section tone="surface" ruled aria-labelledby="values">
      <SectionHeader id="values" title={copy.title} lead={copy.text} />
      <dl className="mt-12 border-b lg:mt-16">
        {copy.list.map((value) => (
          <div
            key={value.title}
            className="grid gap-x-8 gap-y-2 border-t py-6 lg:grid-cols-12 lg:items-baseline lg:py-8"
          >
            <dt className="text-title font-semibold lg:col-span-6">{value.title}</dt>
            <dd className="max-w-xl text-lead text-ink-soft lg:col-span-6">{value.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
