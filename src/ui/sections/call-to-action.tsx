import type { SectionOf } from '../../../content/schemas/sections.ts'
import { ButtonLink } from '../button/button.tsx'
import { Heading } from '../layout/heading.tsx'
import { Section } from '../layout/section.tsx'

type CallToActionProps = Omit<SectionOf<'callToAction'>, 'type'>

/** The end of a page: what to do next, on the grid of a detected floor. */
export function CallToAction({ title, text, primary, secondary }: CallToActionProps) {
  return (
    <Section tone="floor" ruled aria-labelledby="next">
      <div className="grid gap-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <Heading id="next">{title}</Heading>
          <p className="mt-6 max-w-xl text-lead text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <ButtonLink {...primary} variant="primary" size="large" />
          {secondary && <ButtonLink {...secondary} size="large" />}
        </div>
      </div>
    </Section>
  )
}
