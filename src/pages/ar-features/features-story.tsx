import type { ArFeatures } from '../../documents/refs.ts'
import { CallToAction } from '../call-to-action.tsx'
import { DeviceCheck } from './device-check.tsx'
import { FeatureRows } from './feature-rows.tsx'
import { SupportTable } from './support-table.tsx'
import { ToolIndex } from './tool-index.tsx'

/** The check of this device, the features, where they run, and the tools that use them. */
export function FeaturesStory({ page }: { page: ArFeatures }) {
  return (
    <>
      <DeviceCheck copy={page.check} />
      <FeatureRows copy={page.features} />
      <SupportTable copy={page.support} />
      <ToolIndex copy={page.tools} />
      <CallToAction {...page.callToAction} />
    </>
  )
}
