import type { Dashboard } from '../../../content/schemas/dashboard.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

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

/** Four figures on one panel, with the word that they are samples. */
function Glance({ page, className }: { page: Dashboard; className?: string }) {
  return (
    <div className={classNames('self-start rounded border bg-surface', className)}>
      <div className="flex items-center justify-between gap-4 px-5 py-4 sm:px-7">
        <h2 className="kind">{page.tilesTitle}</h2>
        <Badge>{page.sample}</Badge>
      </div>
      <dl className="grid grid-cols-2 border-t">
        {page.tiles.map((tile) => (
          <div
            key={tile.title}
            className="min-w-0 px-5 py-6 even:border-l nth-[n+3]:border-t sm:px-7"
          >
            <dt className="text-[0.9375rem] text-ink-soft">{tile.title}</dt>
            <dd className="mt-3 text-title font-semibold tabular-nums">{tile.value}</dd>
            <dd className="mt-2 font-mono text-xs text-good">{tile.change}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
