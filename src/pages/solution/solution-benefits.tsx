import type { Solution } from '../../../content/schemas/solution.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

export interface SolutionBenefitsProps {
  title: string
  benefits: Solution['benefits']
}

/** Three benefits on the dark band: large words, each a step further down than the last. */
export function SolutionBenefits({ title, benefits }: SolutionBenefitsProps) {
  return (
    <Section tone="night" ruled aria-labelledby="benefits">
      <h2 id="benefits" className="kind">
        {title}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {benefits.map((benefit, index) => (
          <li
            key={benefit.title}
            className={['border-t border-ink pt-5', stairs[index]].filter(Boolean).join(' ')}
          >
            <Heading level={3} size="subtitle">
              {benefit.title}
            </Heading>
            <p className="mt-3 max-w-sm text-ink-soft">{benefit.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const stairs = ['', 'lg:mt-12', 'lg:mt-24']
