import type { SectionOf } from '../../../content/schemas/sections.ts'
import { ArrowLink } from '../arrow-link.tsx'
import { Section } from '../layout/section.tsx'

/** Figures in large type, each with the words that say what it counts. */
export function FiguresSection(section: SectionOf<'figures'>) {
  const { id, tone, ruled, eyebrow, title, text, figures, link } = section
  return (
    <Section tone={tone} ruled={ruled} header={{ id, eyebrow, title, text }}>
      <dl className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-5">
            <dt className="mt-3 max-w-60 text-ink-soft">{label}</dt>
            <dd className="text-display font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {link && (
        <div className="mt-10">
          <ArrowLink {...link} />
        </div>
      )}
    </Section>
  )
}
