import type { Solution, SolutionPage } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

export interface SolutionNeedsProps {
  page: SolutionPage
  solution: Solution
}

/** What has to be there, as a sheet of data; beside it what the solution does not do. */
export function SolutionNeeds({ page, solution }: SolutionNeedsProps) {
  return (
    <Section ruled tone="surface" aria-labelledby="needs">
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Heading id="needs" size="subtitle">
            {page.needsTitle}
          </Heading>
          <dl className="mt-6 border-b">
            {solution.needs.map((need) => (
              <div
                key={need.name}
                className="grid gap-x-8 gap-y-1 border-t py-4 sm:grid-cols-[10rem_1fr]"
              >
                <dt className="font-semibold">{need.name}</dt>
                <dd className="text-ink-soft">{need.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <Heading size="subtitle">{page.limitsTitle}</Heading>
          <ul className="mt-6 border-b">
            {solution.limits.map((limit) => (
              <li key={limit} className="border-t py-4 text-ink-soft">
                {limit}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
