import type { CampaignManagement } from '../../documents/refs.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

/** What the sample keeps to, and the pages that belong to it. */
export function RulesSection({ copy }: { copy: CampaignManagement['story'] }) {
  return (
    <Section aria-labelledby="rules">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <Heading id="rules" className="lg:col-span-4">
          {copy.title}
        </Heading>
        <dl className="lg:col-span-8">
          {copy.points.map((point) => (
            <div
              key={point.title}
              className="grid gap-x-8 gap-y-2 border-t py-6 first:border-ink sm:grid-cols-8"
            >
              <dt className="text-name font-semibold sm:col-span-3">{point.title}</dt>
              <dd className="text-ink-soft sm:col-span-5">{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Heading level={3} className="mt-16 lg:mt-24">
        {copy.linksTitle}
      </Heading>
      <ul className="mt-6 grid gap-x-8 md:grid-cols-3">
        {copy.links.map(({ label, href, text }) => (
          <li key={href} className="border-t border-ink">
            <SiteLink href={href} className="group/row flex items-start justify-between gap-6 py-5">
              <span>
                <span className="block text-name font-semibold group-hover/row:text-signal">
                  {label}
                </span>
                <span className="mt-1 block text-ink-soft">{text}</span>
              </span>
              <ArrowRightIcon className="mt-1 transition-transform group-hover/row:translate-x-1" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
