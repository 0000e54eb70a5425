import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CampaignManagement } from '../../../../content/schemas/campaign-management.ts'

import { Section } from '../../../ui/layout/section.tsx'
import { SectionHeader } from '../../../ui/layout/section-header.tsx'
import { createHouseholds } from '../model/town.ts'
import { MappingControls, useMapping } from './mapping-controls.tsx'
import { RouteControls, useRoute } from './route-controls.tsx'
import { TownMap } from './town-map.tsx'

const SEED = 2027

/** Door-to-door mapping and the route of an evening, on the plan of an invented quarter. */
export function FieldSection({ copy }: { copy: CampaignManagement['field'] }) {
  const { i18n } = useTranslation('shell')
  const [households] = useState(() => createHouseholds(SEED))
  const [mapping, shown] = useMapping(households.length - 1)
  const route = useRoute(households)
  return (
    <Section tone="night" aria-labelledby="field" id="households">
      <SectionHeader id="field" eyebrow={copy.eyebrow} title={copy.title} lead={copy.text} />
      <div className="mt-12 grid gap-x-8 gap-y-10 lg:mt-16 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <TownMap
            label={copy.mapLabel}
            officeLabel={copy.office}
            parkLabel={copy.park}
            households={households}
            order={route.order}
            optimised={route.optimised}
            visited={shown.visited}
          />
        </div>
        <div className="flex flex-col gap-10 lg:col-span-4">
          <MappingControls copy={copy.mapping} mapping={mapping} shown={shown} />
          <RouteControls copy={copy.route} route={route} locale={i18n.language} />
        </div>
      </div>
    </Section>
  )
}
