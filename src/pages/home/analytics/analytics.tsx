import type { Home, Insight } from '../../../documents/refs.ts'
import { Section } from '../../../ui/layout/section.tsx'
import { SectionHeader } from '../../../ui/layout/section-header.tsx'
import { ArrowLink } from '../../arrow-link.tsx'
import { CityMap } from '../../city-map/city-map.tsx'
import { cityHall, mapAddress } from '../../city-map/places.ts'
import { HeatMap } from '../../insight/heat-map.tsx'
import { Tiles } from '../../insight/tiles.tsx'

/** The dark band: four figures, a heat map and a place, all of them examples. */
export function Analytics({ copy, insight }: { copy: Home['analytics']; insight: Insight }) {
  return (
    <Section tone="night" aria-labelledby="analytics">
      <SectionHeader id="analytics" eyebrow={copy.eyebrow} title={copy.title} lead={copy.text} />
      <Tiles className="mt-12 lg:mt-16" tiles={insight.tiles} note={insight.changeNote} />
      <div className="mt-14 grid gap-x-8 gap-y-14 lg:mt-20 lg:grid-cols-2">
        <HeatMap copy={insight.heatMap} />
        <CityMap copy={copy.map} place={cityHall} href={mapAddress(cityHall)} />
      </div>
      <p className="mt-14 flex flex-wrap items-center gap-x-6 border-t pt-6 text-lead">
        {copy.contact.text}
        <ArrowLink {...copy.contact.link} />
      </p>
    </Section>
  )
}
