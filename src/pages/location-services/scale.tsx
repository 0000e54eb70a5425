import type { LocationServices } from '../../../content/schemas/location-services.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** Nine features as the marks of one ruler: the further down, the finer the place that they need to know. */
export function Scale({ copy }: { copy: LocationServices['scale'] }) {
  return (
    <Section header={{ id: 'scale', ...copy }}>
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
