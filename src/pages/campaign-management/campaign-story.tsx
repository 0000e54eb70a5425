import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CampaignDemo } from '../../../content/schemas/campaign-demo.ts'
import type { CampaignManagement } from '../../../content/schemas/campaign-management.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'

import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { DeskSection } from './desk/desk-section.tsx'
import { MappingControls } from './field/mapping-controls.tsx'
import { RouteControls } from './field/route-controls.tsx'
import { TownMap } from './field/town-map.tsx'
import { useMapping } from './field/use-mapping.ts'
import { useRoute } from './field/use-route.ts'
import { createHouseholds } from './model/town.ts'

/** The plan, the doors of an evening, the rules that the sample keeps, and what to do next. */
export function CampaignStory({
  page,
  sample,
}: {
  page: CampaignManagement
  sample: CampaignDemo
}) {
  return (
    <>
      <DeskSection copy={page.desk} sample={sample} />
      <FieldSection copy={page.field} />
      <RulesSection copy={page.story} />
      <CallToAction {...page.callToAction} />
    </>
  )
}

const SEED = 2027

/** Door-to-door mapping and the route of an evening, on the plan of an invented quarter. */
function FieldSection({ copy }: { copy: CampaignManagement['field'] }) {
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

/** What the sample keeps to, and the pages that belong to it. */
function RulesSection({ copy }: { copy: CampaignManagement['story'] }) {
  return (
    <Section aria-labelledby="rules">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <Heading id="rules" className="lg:col-span-4">
          {copy.title}
        </Heading>
        <dl className="lg:col-span-8">
          {copy.points.map((point) => (
            <div
              key={point.title}
              className="grid gap-x-8 gap-y-2 border-t py-6 first:border-ink sm:grid-cols-8"
            >
              <dt className="text-name font-semibold sm:col-span-3">{point.title}</dt>
              <dd className="text-ink-soft sm:col-span-5">{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Heading level={3} className="mt-16 lg:mt-24">
        {copy.linksTitle}
      </Heading>
      <ul className="mt-6 grid gap-x-8 md:grid-cols-3">
        {copy.links.map(({ label, href, text }) => (
          <li key={href} className="border-t border-ink">
            <SiteLink href={href} className="group/row flex items-start justify-between gap-6 py-5">
              <span>
                <span className="block text-name font-semibold group-hover/row:text-signal">
                  {label}
                </span>
                <span className="mt-1 block text-ink-soft">{text}</span>
              </span>
              <ArrowRightIcon className="mt-1 transition-transform group-hover/row:translate-x-1" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
