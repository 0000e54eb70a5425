import type { SectionOf } from '../../../content/schemas/sections.ts'
import { CheckIcon } from '../icons/shell.tsx'
import { Heading } from '../layout/heading.tsx'
import { Section } from '../layout/section.tsx'
import { StepNumber } from './points.tsx'

type Lists = SectionOf<'lists'>
type List = Lists['lists'][number]

const gaps: Record<Lists['layout'], string> = {
  numbered: 'gap-x-16 gap-y-20 lg:grid-cols-2',
  ledger: 'mt-12 gap-x-8 gap-y-14 lg:mt-16 lg:grid-cols-2 xl:gap-x-16',
  statements: 'gap-x-8 gap-y-14 lg:grid-cols-12',
  limits: 'gap-x-16 gap-y-16 lg:grid-cols-2',
  facts: 'gap-x-8 gap-y-14 lg:grid-cols-12',
}

/** Two lists side by side. Without a heading over both, the first list's names the section. */
export function ListsSection({ id, tone, ruled, title, layout, lists }: Omit<Lists, 'type'>) {
  return (
    <Section tone={tone} ruled={ruled} aria-labelledby={id}>
      {title && (
        <Heading id={id} className="max-w-3xl">
          {title}
        </Heading>
      )}
      <div className={`grid ${gaps[layout]}`}>
        {lists.map((list, place) => {
          const own = { ...list, id: title || place > 0 ? list.id : id }
          if (layout === 'numbered') return <Numbered key={list.title} {...own} />
          if (layout === 'ledger') return <Ledger key={list.title} {...own} />
          if (layout === 'facts') return <Facts key={list.title} {...own} place={place} />
          if (layout === 'limits') return <Limits key={list.title} {...own} place={place} />
          return <Statement key={list.title} {...own} place={place} />
        })}
      </div>
    </Section>
  )
}

function Numbered({ id, title, text, points = [] }: List) {
  return (
    <div className="min-w-0">
      <Heading id={id}>{title}</Heading>
      <p className="mt-5 max-w-md text-lead text-ink-soft">{text}</p>
      <ol className="mt-10">
        {points.map((point, index) => (
          <li key={point.title} className="grid grid-cols-[3rem_1fr] border-t py-5 last:border-b">
            <StepNumber index={index} className="font-mono text-xs leading-7 text-ink-soft" />
            <div>
              <Heading level={3}>{point.title}</Heading>
              <p className="mt-1.5 text-ink-soft">{point.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Ledger({ title, text, points = [] }: List) {
  return (
    <section>
      <Heading level={3} size="subtitle">
        {title}
      </Heading>
      <p className="mt-2 max-w-md text-ink-soft">{text}</p>
      <dl className="mt-8 border-b">
        {points.map((point) => (
          <div
            key={point.title}
            className="grid gap-x-6 gap-y-1 border-t py-4 first:border-ink sm:grid-cols-[2fr_3fr]"
          >
            <dt className="font-semibold">{point.title}</dt>
            <dd className="text-ink-soft">{point.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What there is, with a check; in the second list what there is not, with a dash. */
function Limits({ id, title, points = [], place }: List & { place: number }) {
  return (
    <div>
      <Heading id={id} size="subtitle">
        {title}
      </Heading>
      <ul className="mt-6">
        {points.map((point) => (
          <li key={point.title} className="flex gap-4 border-t py-4 last:border-b">
            {place === 0 ? (
              <CheckIcon className="mt-0.5 text-good" />
            ) : (
              <span aria-hidden="true" className="mt-3 h-px w-5 shrink-0 bg-signal" />
            )}
            {point.title}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A sheet of data, and beside it plain lines. */
function Facts({ id, title, points = [], place }: List & { place: number }) {
  return (
    <div className={place === 0 ? 'lg:col-span-7' : 'lg:col-span-4 lg:col-start-9'}>
      <Heading id={id} size="subtitle">
        {title}
      </Heading>
      {place === 0 ? (
        <dl className="mt-6 border-b">
          {points.map((point) => (
            <div
              key={point.title}
              className="grid gap-x-8 gap-y-1 border-t py-4 sm:grid-cols-[10rem_1fr]"
            >
              <dt className="font-semibold">{point.title}</dt>
              <dd className="text-ink-soft">{point.text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <ul className="mt-6 border-b">
          {points.map((point) => (
            <li key={point.title} className="border-t py-4 text-ink-soft">
              {point.title}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A sentence or two that the rest is measured by: the words are large, their name is small. */
function Statement({ id, title, text, place }: List & { place: number }) {
  return (
    <div className={place === 0 ? 'lg:col-span-6' : 'lg:col-span-5 lg:col-start-8 lg:mt-32'}>
      <h2 id={id} className="border-t border-ink pt-4 kind">
        {title}
      </h2>
      <p className="mt-8 text-subtitle">{text}</p>
    </div>
  )
}
