import type { Update } from '../../../content/schemas/update.ts'
import type { WhatsNew } from '../../../content/schemas/whats-new.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { useFormats } from '../../ui/formats.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { proseComponents } from '../prose.tsx'

export interface UpdatesProps {
  page: WhatsNew
  updates: (Update & { id: string })[]
}

const tones = { new: 'good', updated: 'depth', enhanced: 'plain' } as const
const components = { ...proseComponents, p: (props: object) => <p className="mt-4" {...props} /> }

/** The updates along a line of dates. */
export function Updates({ page, updates }: UpdatesProps) {
  const { longDate } = useFormats()
  return (
    <Section ruled tone="surface" aria-labelledby="recent">
      <Heading id="recent" className="sr-only">
        {page.recentTitle}
      </Heading>
      <ol>
        {updates.map(({ id, title, description, date, category, badge, link, Body }) => (
          <li key={id} className="group/update grid gap-x-8 lg:grid-cols-12">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 group-first/update:pt-0 lg:col-span-3 lg:block lg:py-0">
              {/* Browsers of another age may format it a little differently than the prerendered HTML. */}
              <time
                dateTime={date}
                className="block font-mono text-sm lg:leading-8"
                suppressHydrationWarning
              >
                {longDate(date)}
              </time>
              <Badge tone={tones[badge]} className="lg:mt-3">
                {page.badges[badge]}
              </Badge>
            </div>
            <article
              aria-labelledby={id}
              className="relative border-l border-line-strong pb-16 pl-6 group-last/update:pb-0 sm:pl-10 lg:col-span-9 lg:pl-12"
            >
              {/* The tick at which the date is read. */}
              <span
                aria-hidden="true"
                className="absolute top-4 -left-1.5 h-px w-3 bg-line-strong"
              />
              <Heading level={3} size="subtitle" id={id}>
                {title}
              </Heading>
              <p className="mt-2 font-kind text-xs text-ink-soft">{category}</p>
              <p className="mt-5 max-w-2xl text-lead">{description}</p>
              <div className="max-w-2xl text-ink-soft">
                <Body components={components} />
              </div>
              <div className="mt-3">
                <ArrowLink {...link} />
              </div>
            </article>
          </li>
        ))}
      </ol>
    </Section>
  )
}
