import type { Solution } from '../../../content/schemas/solution.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

export interface SolutionFeaturesProps {
  title: string
  features: Solution['features']
}

/** Six features as a ledger of two columns, beside a heading that stays. */
export function SolutionFeatures({ title, features }: SolutionFeaturesProps) {
  return (
    <Section ruled tone="surface" aria-labelledby="features">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <Heading id="features" className="self-start lg:sticky lg:top-28 lg:col-span-4">
          {title}
        </Heading>
        <ul className="grid gap-x-8 border-b sm:grid-cols-2 lg:col-span-8">
          {features.map((feature) => (
            <li key={feature.title} className="border-t py-6 lg:py-8">
              <Heading level={3}>{feature.title}</Heading>
              <p className="mt-2 max-w-sm text-ink-soft">{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
