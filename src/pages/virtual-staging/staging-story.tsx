import type { VirtualStaging } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { PhotoAdvice } from './photo-advice.tsx'

/** How we work, what a photo should be like, and what to do next. */
export function StagingStory({ page }: { page: VirtualStaging }) {
  const { honest, photo, callToAction } = page
  return (
    <>
      <Section tone="surface" ruled aria-labelledby="honest">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
            <Heading id="honest">{honest.title}</Heading>
            <p className="mt-6 max-w-md text-lead text-ink-soft">{honest.text}</p>
          </div>
          <ol className="lg:col-span-6 lg:col-start-7">
            {honest.points.map((point, index) => (
              <li
                key={point.title}
                className="grid grid-cols-[2.5rem_1fr] border-t py-6 last:border-b lg:py-7"
              >
                <span aria-hidden="true" className="pt-2 font-mono text-xs text-ink-soft">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <div>
                  <Heading level={3} size="subtitle">
                    {point.title}
                  </Heading>
                  <p className="mt-2 max-w-xl text-ink-soft">{point.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <PhotoAdvice copy={photo} />
      <CallToAction {...callToAction} />
    </>
  )
}
