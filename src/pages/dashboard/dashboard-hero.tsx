import type { Dashboard } from '../../documents/refs.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Glance } from './glance.tsx'

/** What to start, and four figures. */
export function DashboardHero({ page }: { page: Dashboard }) {
  return (
    <Section tone="night" className="pt-10 sm:pt-12 lg:pt-12 lg:pb-24" aria-labelledby="dashboard">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-6">
          <Heading level={1} id="dashboard">
            {page.title}
          </Heading>
          <p className="mt-6 max-w-md text-lead text-ink-soft">{page.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={page.studio.href} variant="primary" size="large">
              {page.studio.label}
            </ButtonLink>
            <ButtonLink href={page.analytics.href} size="large">
              {page.analytics.label}
            </ButtonLink>
          </div>
        </div>
        <Glance page={page} className="lg:col-span-5 lg:col-start-8" />
      </div>
    </Section>
  )
}
