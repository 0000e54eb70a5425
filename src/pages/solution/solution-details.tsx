import type { Solution } from '../../../content/schemas/solution.ts'
import type { SolutionPage } from '../../../content/schemas/solution-page.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { IndustryBody } from '../industries/industry-body.tsx'

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

interface SolutionStepsProps {
  title: string
  steps: Solution['steps']
}

/** Four steps hung from one measured line, which turns upright where the screen is narrow. */
function SolutionSteps({ title, steps }: SolutionStepsProps) {
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

interface SolutionNeedsProps {
  page: SolutionPage
  solution: Solution
}

/** What has to be there, as a sheet of data; beside it what the solution does not do. */
function SolutionNeeds({ page, solution }: SolutionNeedsProps) {
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
