import type { IndustriesPage } from '../../../content/schemas/industries-page.ts'
import type { Industry } from '../../../content/schemas/industry.ts'
import { CheckIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** Benefits, targets, key features and use cases, where an industry has them. */
export function IndustryFacts({ page, industry }: { page: IndustriesPage; industry: Industry }) {
  const { benefits, targets, keyFeatures, useCases } = industry
  return (
    <>
      <Section ruled aria-labelledby="benefits">
        <Heading id="benefits">{page.benefitsTitle}</Heading>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
          {benefits.map((benefit) => (
            <li key={benefit.title} className="border-t border-ink pt-5">
              <Heading level={3}>{benefit.title}</Heading>
              <p className="mt-2 text-ink-soft">{benefit.text}</p>
            </li>
          ))}
        </ul>
        {targets && <Targets title={page.targetsTitle} note={page.targetsNote} targets={targets} />}
      </Section>
      {keyFeatures && (
        <Section ruled tone="surface" aria-labelledby="features">
          <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
            <Heading id="features" className="lg:col-span-4">
              {page.featuresTitle}
            </Heading>
            <ul className="lg:col-span-7 lg:col-start-6">
              {keyFeatures.map((feature) => (
                <li key={feature} className="flex gap-4 border-t py-4 last:border-b">
                  <CheckIcon className="mt-0.5 text-line-strong" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      {useCases && (
        <Section ruled aria-labelledby="use-cases">
          <Heading id="use-cases">{page.useCasesTitle}</Heading>
          <dl className="mt-10 lg:mt-14">
            {useCases.map((useCase) => (
              <div
                key={useCase.title}
                className="grid gap-x-8 gap-y-2 border-t py-6 last:border-b lg:grid-cols-12 lg:py-8"
              >
                <dt className="text-subtitle font-semibold lg:col-span-5">{useCase.title}</dt>
                <dd className="max-w-2xl text-lead text-ink-soft lg:col-span-7">{useCase.text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  )
}

interface TargetsProps {
  title: string
  note: string
  targets: NonNullable<Industry['targets']>
}

/** Figures that a project aims for, with the words that say so. */
function Targets({ title, note, targets }: TargetsProps) {
  return (
    <div className="mt-16 grid gap-x-8 gap-y-8 border-t pt-8 lg:mt-24 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Heading level={3}>{title}</Heading>
        <p className="mt-2 max-w-sm text-sm text-ink-soft">{note}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
        {targets.map((target) => (
          <div key={target.label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 max-w-xs text-ink-soft">{target.label}</dt>
            <dd className="text-title font-semibold">{target.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
