import type { CampaignDemo, CampaignManagement } from '../../documents/refs.ts'
import { CallToAction } from '../call-to-action.tsx'
import { DeskSection } from './desk/desk-section.tsx'
import { FieldSection } from './field/field-section.tsx'
import { RulesSection } from './rules-section.tsx'

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
