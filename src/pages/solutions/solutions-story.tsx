import type { SolutionsPage } from '../../../content/schemas/solutions-page.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { SolutionGroup } from './solution-group.tsx'

/** The three groups, what belongs to all of them, and what to do next. */
export function SolutionsStory({ page }: { page: SolutionsPage }) {
  return (
    <>
      {page.groups.map((group, index) => (
        <SolutionGroup key={group.id} group={group} place={index} />
      ))}
      <Featured copy={page.featured} />
      <CallToAction {...page.callToAction} />
      <section aria-label={page.back.label} className="border-t">
        <Container className="py-4">
          <ArrowLink {...page.back} />
        </Container>
      </section>
    </>
  )
}

/** What belongs to all industries: the first in the reticle, the others beside it. */
function Featured({ copy }: { copy: SolutionsPage['featured'] }) {
  const [first, ...others] = copy.entries
  return (
    <Section tone="floor" aria-labelledby="featured">
      <SectionHeader id="featured" title={copy.title} lead={copy.text} />
      <div className="mt-12 grid gap-x-8 gap-y-10 lg:mt-16 lg:grid-cols-12">
        {first && (
          <SiteLink href={first.href} className="group block lg:col-span-7">
            <Reticle label={first.measure}>
              <Picture
                {...copy.picture}
                sizes="(min-width: 80rem) 690px, (min-width: 64rem) 57vw, calc(100vw - 2.5rem)"
              />
            </Reticle>
            <Heading level={3} size="subtitle" className="mt-6 group-hover:text-signal">
              {first.label}
            </Heading>
            <p className="mt-2 max-w-lg text-ink-soft">{first.text}</p>
          </SiteLink>
        )}
        <ul className="flex flex-col justify-end lg:col-span-4 lg:col-start-9">
          {others.map((entry) => (
            <li key={entry.href} className="border-t border-ink">
              <SiteLink href={entry.href} className="group/row block py-6 lg:py-8">
                <span className="font-mono text-xs text-ink-soft">{entry.measure}</span>
                <Heading
                  level={3}
                  size="subtitle"
                  className="mt-3 flex items-center justify-between gap-4 group-hover/row:text-signal"
                >
                  {entry.label}
                  <ArrowRightIcon className="transition-transform group-hover/row:translate-x-1" />
                </Heading>
                <p className="mt-2 text-ink-soft">{entry.text}</p>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
