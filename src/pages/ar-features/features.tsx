import type { ArFeatures } from '../../../content/schemas/ar-features.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** Six features as wide rows: the term, what it is, and what happens without it. */
export function FeatureRows({ copy }: { copy: ArFeatures['features'] }) {
  return (
    <Section header={{ id: 'features', ...copy }}>
      <ul className="mt-12 border-b lg:mt-16">
        {copy.rows.map((row) => (
          <li key={row.term} className="grid gap-x-8 gap-y-4 border-t py-7 lg:grid-cols-12 lg:py-9">
            <div className="lg:col-span-3">
              <Heading level={3} size="subtitle">
                {row.title}
              </Heading>
              <p className="mt-2 font-mono text-xs text-ink-soft">{row.term}</p>
            </div>
            <p className="max-w-xl lg:col-span-5 lg:pt-1.5">{row.text}</p>
            <div className="lg:col-span-3 lg:col-start-10 lg:pt-1.5">
              <p className="kind">{copy.withoutLabel}</p>
              <p className="mt-1.5 text-ink-soft">{row.without}</p>
              <ArrowLink {...row.link} about={row.title} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Cell = ArFeatures['support']['rows'][number]['cells'][number]

// A full, a half and an empty square, which differ without color.
const marks: Record<Cell['state'], string> = {
  yes: 'border-good bg-good',
  part: 'border-good bg-linear-to-t from-good from-50% to-transparent to-50%',
  no: 'border-line-strong',
}

/** A scrollable element must be focusable. */
const scrollable = { tabIndex: 0 }

/** Which feature runs on which device, with versions and sources. */
export function SupportTable({ copy }: { copy: ArFeatures['support'] }) {
  return (
    <Section ruled tone="surface" header={{ id: 'support', ...copy }}>
      <section
        aria-label={copy.scroll}
        {...scrollable}
        className="scroll-fade mt-12 overflow-x-auto lg:mt-16"
      >
        <table className="w-full min-w-[52rem] border-collapse text-left text-[0.9375rem]">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 bg-surface py-4 pr-6 kind">
                {copy.feature}
              </th>
              {copy.devices.map((device) => (
                <th key={device} scope="col" className="w-[16.5%] px-3 py-4 align-bottom">
                  {device}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.rows.map((row) => (
              <tr key={row.name} className="border-t align-top">
                <th scope="row" className="sticky left-0 bg-surface py-4 pr-6">
                  {row.name}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={copy.devices[index]} className="px-3 py-4">
                    <span className="flex items-center gap-2 font-semibold">
                      <span
                        aria-hidden="true"
                        className={classNames('size-3 shrink-0 border', marks[cell.state])}
                      />
                      {copy.states[cell.state]}
                    </span>
                    <span className="mt-1 block text-sm text-ink-soft">{cell.note}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-10 grid gap-x-8 gap-y-3 border-t pt-5 lg:grid-cols-12">
        <Heading level={3} className="lg:col-span-3">
          {copy.sourcesTitle}
        </Heading>
        <ul className="lg:col-span-9 lg:columns-2">
          {copy.sources.map((source) => (
            <li key={source.href}>
              <a
                href={source.href}
                rel="noreferrer"
                className="inline-flex min-h-11 items-center py-1.5 underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {source.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
