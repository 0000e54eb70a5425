import type { LocationServices } from '../../../content/schemas/location-services.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { CallToAction } from '../call-to-action.tsx'

/** The nine features, what a phone keeps to itself, and what to do next. */
export function LocationStory({ page }: { page: LocationServices }) {
  const { privacy, scale, callToAction } = page
  return (
    <>
      <ScaleSection copy={scale} />
      <Section tone="surface" ruled aria-labelledby="privacy">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Picture
              {...privacy.picture}
              sizes="(min-width: 80rem) 690px, (min-width: 64rem) 56vw, calc(100vw - 2.5rem)"
              className="aspect-[4/3] lg:sticky lg:top-28"
            />
          </div>
          <div className="lg:col-span-5">
            <Heading id="privacy">{privacy.title}</Heading>
            <dl className="mt-8 lg:mt-10">
              {privacy.points.map((point) => (
                <div key={point.title} className="border-t py-5 first:border-ink">
                  <dt className="text-name font-semibold">{point.title}</dt>
                  <dd className="mt-1.5 text-ink-soft">{point.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}

/** Nine features as the marks of one ruler: the further down, the finer the place that they need to know. */
function ScaleSection({ copy }: { copy: LocationServices['scale'] }) {
  return (
    <Section aria-labelledby="scale">
      <SectionHeader id="scale" title={copy.title} lead={copy.text} />
      <ol className="mt-12 border-l-2 border-ink lg:mt-16">
        {copy.features.map((feature) => (
          <li
            key={feature.title}
            data-feature=""
            className="relative grid gap-x-8 gap-y-2 py-6 pl-6 sm:pl-10 lg:grid-cols-12 lg:items-baseline lg:py-8"
          >
            <span
              aria-hidden="true"
              className="absolute top-9 left-0 h-[2px] w-4 bg-ink sm:w-7 lg:top-13"
            />
            <p className="font-mono text-subtitle whitespace-nowrap tabular-nums lg:col-span-2">
              {feature.reach}
            </p>
            <Heading level={3} className="lg:col-span-3">
              {feature.title}
            </Heading>
            <div className="lg:col-span-4">
              <p className="text-ink-soft">{feature.text}</p>
              {feature.link && <ArrowLink {...feature.link} />}
            </div>
            <p className="text-sm lg:col-span-3">
              <span className="kind">{copy.knowsBy}</span> {feature.knowsBy}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-2xl text-sm text-ink-soft">
        {copy.source.text}{' '}
        <a
          href={copy.source.href}
          rel="noreferrer"
          className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {copy.source.label}
        </a>
      </p>
    </Section>
  )
}
