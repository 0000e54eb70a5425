import type { ContactPage } from '../../documents/refs.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

export interface ConsultationProps {
  copy: ContactPage['consultation']
  /** When the visitor wants one: the link leads to the form, which does the rest. */
  onAsk: () => void
}

/** The address of the form with "something of your own" chosen. */
const consultationAddress = '/contact?service=custom#message'

/** A talk instead of a form, and what becomes of it. */
export function Consultation({ copy, onAsk }: ConsultationProps) {
  return (
    <Section aria-labelledby="consultation">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Heading id="consultation">{copy.title}</Heading>
          <p className="mt-6 max-w-md text-lead text-ink-soft">{copy.text}</p>
          <ButtonLink
            href={consultationAddress}
            variant="primary"
            size="large"
            className="mt-8"
            onClick={onAsk}
          >
            {copy.action}
          </ButtonLink>
        </div>
        <ol className="lg:col-span-5 lg:col-start-8">
          {copy.steps.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[2.5rem_1fr] border-t py-5 last:border-b"
            >
              <span aria-hidden="true" className="font-mono text-xs leading-7 text-ink-soft">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <Heading level={3}>{step.title}</Heading>
                <p className="mt-1 text-ink-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
