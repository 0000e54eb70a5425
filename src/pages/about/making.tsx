import type { About } from '../../documents/refs.ts'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

/** A room of ours, what it took, and what can be measured in it. */
export function Making({ copy }: { copy: About['making'] }) {
  return (
    <Section tone="night" ruled aria-labelledby="making">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Eyebrow className="mb-4">{copy.eyebrow}</Eyebrow>
          <Heading id="making">{copy.title}</Heading>
          <p className="mt-6 text-ink-soft">{copy.text}</p>
        </div>
        <div className="lg:col-span-7">
          <Picture
            {...copy.picture}
            sizes="(min-width: 80rem) 700px, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
          />
          <h3 className="mt-8 kind">{copy.measuresTitle}</h3>
          <dl className="mt-3 border-b">
            {copy.measures.map(({ name, value }) => (
              <div key={name} className="flex items-baseline justify-between gap-6 border-t py-3">
                <dt>{name}</dt>
                <dd className="shrink-0 font-mono text-sm">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <ol className="mt-16 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4">
        {copy.steps.map((step, index) => (
          <li key={step.title} className="border-l border-line-strong pl-5">
            <p aria-hidden="true" className="font-mono text-xs leading-5 text-ink-soft">
              {String(index + 1).padStart(2, '0')}
            </p>
            <Heading level={3} className="mt-6">
              {step.title}
            </Heading>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
