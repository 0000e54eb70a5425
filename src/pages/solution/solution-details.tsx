import type { Solution, SolutionPage } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { IndustryBody } from '../industries/industry-body.tsx'
import { SolutionNeeds } from './solution-needs.tsx'
import { SolutionSteps } from './solution-steps.tsx'

export interface SolutionDetailsProps {
  page: SolutionPage
  solution: Solution
}

/** What it does in prose, who uses it, how it works, what it needs and where it ends. */
export function SolutionDetails({ page, solution }: SolutionDetailsProps) {
  return (
    <>
      <Section>
        <IndustryBody Body={solution.Body} />
        <div className="mt-16 lg:mt-24">
          <Heading size="subtitle">{page.usersTitle}</Heading>
          <dl className="mt-6">
            {solution.users.map((user) => (
              <div
                key={user.who}
                className="grid gap-x-8 gap-y-1 border-t py-5 last:border-b lg:grid-cols-12"
              >
                <dt className="text-name font-semibold lg:col-span-5">{user.who}</dt>
                <dd className="max-w-2xl text-ink-soft lg:col-span-7">{user.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <SolutionSteps title={page.stepsTitle} steps={solution.steps} />
      <SolutionNeeds page={page} solution={solution} />
    </>
  )
}
