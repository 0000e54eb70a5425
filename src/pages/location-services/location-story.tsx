import type { LocationServices } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { ScaleSection } from './scale-section.tsx'

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
