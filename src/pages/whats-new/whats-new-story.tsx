import type { Update } from '../../../content/schemas/update.ts'
import type { WhatsNew } from '../../../content/schemas/whats-new.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { Day } from '../day.tsx'
import { prose } from '../prose.tsx'

export interface WhatsNewStoryProps {
  page: WhatsNew
  updates: (Update & { id: string })[]
}

const tones = { new: 'good', updated: 'depth', enhanced: 'plain' } as const
const components = { ...prose, p: (props: object) => <p className="mt-4" {...props} /> }

/** The updates along a line of dates, then what comes next. */
export function WhatsNewStory({ page, updates }: WhatsNewStoryProps) {
  return (
    <>
      <WhatsNewHero page={page} />
      <Section ruled tone="surface" aria-labelledby="recent">
        <Heading id="recent" className="sr-only">
          {page.recentTitle}
        </Heading>
        <ol>
          {updates.map(({ id, title, description, date, category, badge, link, Body }) => (
            <li key={id} className="group/update grid gap-x-8 lg:grid-cols-12">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 group-first/update:pt-0 lg:col-span-3 lg:block lg:py-0">
                <Day iso={date} className="block font-mono text-sm lg:leading-8" />
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
      <Upcoming copy={page.upcoming} />
      <CallToAction {...page.callToAction} />
    </>
  )
}

/** Three quarters on one line, from left to right as time goes. */
function Upcoming({ copy }: { copy: WhatsNew['upcoming'] }) {
  return (
    <Section tone="night" aria-labelledby="upcoming">
      <SectionHeader id="upcoming" title={copy.title} lead={copy.text} />
      <ol className="mt-14 grid gap-y-12 lg:mt-20 lg:grid-cols-3">
        {copy.items.map((item) => (
          <li key={item.quarter} className="relative border-t border-line-strong pt-6 lg:pr-10">
            <span aria-hidden="true" className="absolute -top-1.5 left-0 h-3 w-px bg-line-strong" />
            <p className="font-mono text-sm">{item.quarter}</p>
            <Heading level={3} size="subtitle" className="mt-8">
              {item.title}
            </Heading>
            <p className="mt-3 max-w-sm text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The heading beside its picture. */
function WhatsNewHero({ page }: { page: WhatsNew }) {
  return (
    <Container className="grid gap-x-8 gap-y-10 pt-12 pb-16 sm:pb-20 lg:grid-cols-12 lg:pt-16">
      <div className="flex flex-col lg:col-span-5">
        <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
        <Heading level={1}>{page.title}</Heading>
        <p className="mt-6 max-w-md text-lead lg:mt-auto">{page.text}</p>
      </div>
      <div className="lg:col-span-7">
        <Picture
          {...page.picture}
          sizes="(min-width: 80rem) 700px, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
          priority
        />
      </div>
    </Container>
  )
}
