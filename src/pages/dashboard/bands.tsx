import { useRouter } from 'wouter'
import type { Dashboard } from '../../../content/schemas/dashboard.ts'
import { ButtonLink, buttonStyle } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PlusIcon } from '../../ui/icons/tools.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TextList } from '../../ui/text-list.tsx'
import { interpolate } from '../interpolate.ts'

interface FeatureCardProps {
  card: Dashboard['features']['cards'][number]
  copy: Dashboard['features']
}

/** Sets of features, two in a row. */
export function Features({ copy }: { copy: Dashboard['features'] }) {
  return (
    <Section tone="surface" ruled header={{ id: 'features', ...copy }}>
      <ul className="mt-12 grid gap-x-8 lg:mt-16 lg:grid-cols-2">
        {copy.cards.map((card) => (
          <FeatureCard key={card.href} card={card} copy={copy} />
        ))}
      </ul>
    </Section>
  )
}

/** How many features a card shows before it is opened. */
const SHOWN_FEATURES = 3

/** A set of features: three of them, the others on request, and the way to its page. */
function FeatureCard({ card, copy }: FeatureCardProps) {
  const { base } = useRouter()
  const more = card.features.slice(SHOWN_FEATURES)
  return (
    <li className="grid min-w-0 content-start gap-x-8 gap-y-5 border-t border-ink pt-5 pb-12 sm:grid-cols-2">
      <div className="flex flex-col">
        <Heading level={3}>{card.title}</Heading>
        <p className="mt-2 text-ink-soft">{card.text}</p>
        <p className="mt-4 font-mono text-xs leading-5 text-ink-soft">
          <span className="sr-only">{copy.growth}: </span>
          <span className="text-good">{card.growth}</span>
          {card.stats && ` · ${card.stats}`}
        </p>
      </div>
      <div>
        <TextList items={card.features.slice(0, SHOWN_FEATURES)} itemClassName="py-1" />
        <details className="group/more">
          <summary className="flex min-h-11 w-fit list-none items-center gap-2 font-mono text-[0.8125rem] text-ink-soft hover:text-ink">
            {interpolate(copy.more, { count: more.length })}
            <PlusIcon className="size-4 transition-transform group-open/more:rotate-45" />
          </summary>
          <TextList items={more} itemClassName="py-1" />
        </details>
        {/* Not through the router: the page is opened as a document of its own. */}
        <a href={base + card.href} className={buttonStyle({ size: 'small', className: 'mt-3' })}>
          {copy.explore}
          <span className="sr-only">: {card.title}</span>
        </a>
      </div>
    </li>
  )
}

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
            <ButtonLink {...page.studio} variant="primary" size="large" />
            <ButtonLink {...page.analytics} size="large" />
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
