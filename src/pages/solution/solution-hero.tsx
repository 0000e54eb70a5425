import type { Solution } from '../../../content/schemas/solution.ts'
import type { SolutionPage } from '../../../content/schemas/solution-page.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

export interface SolutionHeroProps {
  page: SolutionPage
  solution: Solution
}

/** Whom the solution is for, its heading and a sentence. */
export function SolutionHero({ page, solution }: SolutionHeroProps) {
  const links = [
    page.all,
    ...solution.industries.map((id) => ({ label: page.industries[id], href: `/industries/${id}` })),
  ]
  return (
    <Container className="grid gap-x-8 gap-y-6 pt-10 lg:grid-cols-12 lg:items-end lg:pt-14">
      <div className="lg:col-span-8">
        <p className="mb-4 flex flex-wrap items-center gap-x-3 font-kind text-xs text-ink-soft">
          {links.map((link, index) => (
            <span key={link.href} className="inline-flex items-center gap-x-3">
              {index > 0 && <span aria-hidden="true">/</span>}
              <SiteLink
                href={link.href}
                className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
              >
                {link.label}
              </SiteLink>
            </span>
          ))}
        </p>
        <Heading level={1}>{solution.title}</Heading>
      </div>
      <p className="text-lead lg:col-span-4">{solution.intro}</p>
    </Container>
  )
}
