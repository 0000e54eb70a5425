import type { FurniturePlacement } from '../../../content/schemas/furniture-placement.ts'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { MeasureLine } from '../../ui/reticle/dimension-line.tsx'
import { fill } from '../fill.ts'

/** Distances to keep, drawn to one scale. */
export function Clearances({ copy }: { copy: FurniturePlacement['room'] }) {
  const longest = Math.max(...copy.clearances.map(({ centimetres }) => centimetres))
  return (
    <Section tone="surface" ruled aria-labelledby="room">
      <SectionHeader id="room" title={copy.title} lead={copy.text} />
      <dl className="mt-12 lg:mt-16">
        {copy.clearances.map(({ name, centimetres }) => (
          <div
            key={name}
            className="grid items-center gap-x-8 gap-y-3 border-t py-5 last:border-b lg:grid-cols-12"
          >
            <dt className="font-semibold lg:col-span-4">{name}</dt>
            <dd className="flex items-center gap-4 lg:col-span-8">
              <MeasureLine share={centimetres / longest} className="text-signal" />
              <span className="w-18 shrink-0 text-right font-mono text-sm whitespace-nowrap tabular-nums">
                {fill(copy.measure, { value: centimetres })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-2xl text-sm text-ink-soft">{copy.note}</p>
    </Section>
  )
}
