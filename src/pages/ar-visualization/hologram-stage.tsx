import type { ArVisualization } from '../../../content/schemas/ar-visualization.ts'
import { HologramTool } from '../../scenes/hologram/view/tool/hologram-tool.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'

/** The dark band that the model stands in. */
export function HologramStage({ copy }: { copy: ArVisualization['stage'] }) {
  return (
    <Section tone="night" aria-labelledby="model">
      <SectionHeader id="model" title={copy.title} lead={copy.text} className="mb-12" />
      <HologramTool />
    </Section>
  )
}
