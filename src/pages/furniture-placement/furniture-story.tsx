import type { FurniturePlacement } from '../../../content/schemas/furniture-placement.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { MeasureLine } from '../../ui/reticle/measure-line.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { fill } from '../fill.ts'

/** How true the sizes are, how much room to leave, and what to do next. */
export function FurnitureStory({ page }: { page: FurniturePlacement }) {
  const { truth, room, callToAction } = page
  return (
    <>
      <Clearances copy={room} />
      <Section ruled aria-labelledby="truth">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
            <Heading id="truth">{truth.title}</Heading>
            <p className="mt-6 max-w-md text-lead text-ink-soft">{truth.text}</p>
          </div>
          <ul className="lg:col-span-6 lg:col-start-7">
            {truth.points.map((point) => (
              <li
                key={point.title}
                className="grid gap-x-6 gap-y-2 border-t py-6 last:border-b sm:grid-cols-[6rem_1fr] lg:py-7"
              >
                <p className="pt-1.5 font-kind text-sm whitespace-nowrap text-ink-soft tabular-nums">
                  {point.measure}
                </p>
                <div>
                  <Heading level={3} size="subtitle">
                    {point.title}
                  </Heading>
                  <p className="mt-2 max-w-xl text-ink-soft">{point.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}

/** Distances to keep, drawn to one scale. */
function Clearances({ copy }: { copy: FurniturePlacement['room'] }) {
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
