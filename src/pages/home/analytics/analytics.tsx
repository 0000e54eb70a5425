import type { Home } from '../../../documents/refs.ts'
import { ArrowUpIcon } from '../../../ui/icons/tools.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { SectionHeader } from '../../../ui/layout/section-header.tsx'
import { ArrowLink } from '../../arrow-link.tsx'
import { CityMap } from './city-map.tsx'
import { HeatMap } from './heat-map.tsx'

/** The dark band: four figures, a heat map and a place, all of them examples. */
export function Analytics({ copy }: { copy: Home['analytics'] }) {
  return (
    <Section tone="night" aria-labelledby="analytics">
      <SectionHeader id="analytics" eyebrow={copy.eyebrow} title={copy.title} lead={copy.text} />
      <dl className="mt-12 grid border-t sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
        {copy.tiles.map((tile) => (
          <div
            key={tile.title}
            className="border-b py-6 sm:px-6 sm:odd:pl-0 sm:even:border-l lg:not-first:border-l lg:not-first:pl-6"
          >
            <dt className="text-ink-soft">{tile.title}</dt>
            <dd className="mt-4 flex flex-wrap items-baseline gap-x-2.5">
              <span className="text-title font-semibold">{tile.value}</span>
              <span className="text-ink-soft">{tile.unit}</span>
            </dd>
            <dd className="mt-3 flex items-center gap-1 font-mono text-xs text-good">
              <ArrowUpIcon className="size-3.5" />
              {tile.change}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 font-mono text-xs text-ink-soft">{copy.changeNote}</p>
      <div className="mt-14 grid gap-x-8 gap-y-14 lg:mt-20 lg:grid-cols-2">
        <HeatMap copy={copy.heatMap} />
        <CityMap copy={copy.map} />
      </div>
      <p className="mt-14 flex flex-wrap items-center gap-x-6 border-t pt-6 text-lead">
        {copy.contact.text}
        <ArrowLink {...copy.contact.link} />
      </p>
    </Section>
  )
}
