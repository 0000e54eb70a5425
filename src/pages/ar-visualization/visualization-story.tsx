import type { ArVisualization } from '../../../content/schemas/ar-visualization.ts'
import { CheckIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { DimensionLine } from '../../ui/reticle/dimension-line.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CallToAction } from '../call-to-action.tsx'

/** What the stage is good for: what it does, for whom, how, with what, and where it ends. */
export function VisualizationStory({ page }: { page: ArVisualization }) {
  const { does, users, steps, needs, limits, callToAction } = page
  return (
    <>
      <Section aria-labelledby="does">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="self-start lg:sticky lg:top-28 lg:col-span-4">
            <Heading id="does">{does.title}</Heading>
            <p className="mt-6 max-w-sm text-lead text-ink-soft">{does.text}</p>
          </div>
          <dl className="lg:col-span-7 lg:col-start-6">
            {does.points.map((point) => (
              <div key={point.title} className="border-t py-6 last:border-b lg:py-7">
                <dt className="text-subtitle font-semibold">{point.title}</dt>
                <dd className="mt-2 max-w-xl text-ink-soft">{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <Section tone="surface" ruled aria-labelledby="users">
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12 lg:items-center">
          <SiteLink href={users.pictureLink.href} className="group block lg:col-span-7">
            <Reticle label={users.pictureLink.label}>
              <Picture
                {...users.picture}
                sizes="(min-width: 80rem) 690px, (min-width: 64rem) 56vw, calc(100vw - 2.5rem)"
                className="aspect-[4/3]"
              />
            </Reticle>
          </SiteLink>
          <div className="lg:col-span-5">
            <Heading id="users">{users.title}</Heading>
            <ul className="mt-8">
              {users.points.map((point) => (
                <li key={point.title} className="border-t py-5">
                  <Heading level={3}>{point.title}</Heading>
                  <p className="mt-1.5 text-ink-soft">{point.text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section ruled aria-labelledby="steps">
        <SectionHeader id="steps" title={steps.title} lead={steps.text} />
        <DimensionLine className="mt-14 text-line-strong max-lg:hidden">
          {steps.measure}
        </DimensionLine>
        <p className="mt-8 font-kind text-xs text-ink-soft lg:hidden">{steps.measure}</p>
        <ol className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:mt-0 lg:grid-cols-4 lg:gap-x-0">
          {steps.points.map((step, index) => (
            <li
              key={step.title}
              className="border-t py-6 lg:border-t-0 lg:border-l lg:px-6 lg:pt-8 lg:pb-0 lg:first:border-line-strong"
            >
              <p aria-hidden="true" className="font-mono text-xs text-ink-soft">
                {String(index + 1).padStart(2, '0')}
              </p>
              <Heading level={3} className="mt-4">
                {step.title}
              </Heading>
              <p className="mt-2 text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section tone="surface" ruled aria-labelledby="needs">
        <div className="grid gap-x-16 gap-y-16 lg:grid-cols-2">
          <div>
            <Heading id="needs" size="subtitle">
              {needs.title}
            </Heading>
            <ul className="mt-6">
              {needs.points.map((point) => (
                <li key={point} className="flex gap-4 border-t py-4 last:border-b">
                  <CheckIcon className="mt-0.5 text-good" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <Heading size="subtitle">{limits.title}</Heading>
            <ul className="mt-6">
              {limits.points.map((point) => (
                <li key={point} className="flex gap-4 border-t py-4 last:border-b">
                  <span aria-hidden="true" className="mt-3 h-px w-5 shrink-0 bg-signal" />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}
