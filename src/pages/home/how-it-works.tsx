import type { Home } from '../../documents/refs.ts'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { DimensionLine } from '../../ui/reticle/dimension-line.tsx'
import { HowArTool } from '../how-ar-tool.ts'

/** Six stages within a single frame, on a table that they build up. */
export function HowItWorks({ copy }: { copy: Home['howItWorks'] }) {
  return (
    <Section ruled aria-labelledby="how">
      <SectionHeader id="how" title={copy.title} lead={copy.text} />
      <DimensionLine className="mt-12 mb-10 text-line-strong max-lg:hidden lg:mt-16">
        {copy.measure}
      </DimensionLine>
      <div className="max-lg:mt-10">
        <HowArTool stages={copy.stages} />
      </div>
    </Section>
  )
}
