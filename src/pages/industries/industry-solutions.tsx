import type { Industry } from '../../documents/refs.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

export interface IndustrySolutionsProps {
  title: string
  solutions: Industry['solutions']
}

/** Links to the tools and to their places on the page of solutions. */
export function IndustrySolutions({ title, solutions }: IndustrySolutionsProps) {
  return (
    <Section ruled aria-labelledby="solutions">
      <Heading id="solutions">{title}</Heading>
      <ul className="mt-10 grid gap-x-8 sm:grid-cols-2 lg:mt-14">
        {solutions.map((solution) => (
          <li key={solution.href} className="border-t">
            <SiteLink
              href={solution.href}
              className="group/row flex items-start justify-between gap-6 py-6"
            >
              <span>
                <span className="block text-name font-semibold group-hover/row:text-signal">
                  {solution.label}
                </span>
                <span className="mt-1 block text-ink-soft">{solution.text}</span>
              </span>
              <ArrowRightIcon className="mt-1 transition-transform group-hover/row:translate-x-1" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
