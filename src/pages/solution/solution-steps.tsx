import type { Solution } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

export interface SolutionStepsProps {
  title: string
  steps: Solution['steps']
}

/** Four steps hung from one measured line, which turns upright where the screen is narrow. */
export function SolutionSteps({ title, steps }: SolutionStepsProps) {
  return (
    <Section ruled aria-labelledby="steps">
      <Heading id="steps">{title}</Heading>
      <ol className="mt-10 border-l border-line-strong lg:mt-14 lg:grid lg:grid-cols-4 lg:border-t lg:border-l-0">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative pb-10 pl-6 last:pb-0 lg:px-0 lg:pt-7 lg:pr-8 lg:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 -left-1 h-px w-2 bg-line-strong lg:-top-1 lg:left-0 lg:h-2 lg:w-px"
            />
            <p aria-hidden="true" className="font-mono text-xs leading-5 text-ink-soft">
              {String(index + 1).padStart(2, '0')}
            </p>
            <Heading level={3} className="mt-1 lg:mt-6">
              {step.title}
            </Heading>
            <p className="mt-2 max-w-sm text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
