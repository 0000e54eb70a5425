import type { ArVisualization } from '../../documents/refs.ts'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { HologramTool } from '../hologram-tool.ts'

/** The dark band that the model stands in. */
export function HologramStage({ copy }: { copy: ArVisualization['stage'] }) {
  return (
    <Section tone="night" aria-labelledby="model">
      <SectionHeader id="model" title={copy.title} lead={copy.text} className="mb-12" />
      <HologramTool />
    </Section>
  )
}
