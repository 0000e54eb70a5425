import type { Solution } from '../../../content/schemas/solution.ts'
import type { SolutionPage } from '../../../content/schemas/solution-page.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Loop } from '../../ui/loop/loop.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

export interface SolutionStageProps {
  solution: Solution
  /** Whether its poster is the first large thing on the page. */
  priority?: boolean
}

/** The solution in motion, the tool that shows it, and three figures that hold for everybody. */
export function SolutionStage({ solution, priority = false }: SolutionStageProps) {
  const { loop, picture, tool, figures, callToAction } = solution
  return (
    <Container className="pt-10 pb-16 sm:pb-20 lg:pt-14">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {loop && <Loop {...loop} priority={priority} />}
          {!loop && picture && (
            <Picture
              {...picture}
              sizes="(min-width: 80rem) 790px, (min-width: 64rem) 64vw, calc(100vw - 2.5rem)"
              priority={priority}
            />
          )}
        </div>
        <div className="flex flex-col border-t border-ink pt-5 lg:col-span-4">
          <Heading level={2} size="subtitle">
            {tool.title}
          </Heading>
          <p className="mt-3 max-w-md text-ink-soft">{tool.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-auto lg:flex-col lg:items-start">
            <ButtonLink href={tool.link.href} variant="primary" size="large">
              {tool.link.label}
            </ButtonLink>
            <ArrowLink {...callToAction.primary} about={solution.title} />
          </div>
        </div>
      </div>
      <SolutionFigures figures={figures} />
    </Container>
  )
}

/** Three figures that hold for everybody, in the type of measures. */
export function SolutionFigures({ figures }: Pick<Solution, 'figures'>) {
  return (
    <dl className="mt-12 grid gap-x-8 sm:grid-cols-3">
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-4 sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-y-1"
        >
          <dt className="text-ink-soft">{figure.label}</dt>
          <dd className="ml-auto font-mono text-name tabular-nums sm:ml-0">{figure.value}</dd>
        </div>
      ))}
    </dl>
  )
}

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

export interface SolutionFeaturesProps {
  title: string
  features: Solution['features']
}

/** Six features as a ledger of two columns, beside a heading that stays. */
export function SolutionFeatures({ title, features }: SolutionFeaturesProps) {
  return (
    <Section ruled tone="surface" aria-labelledby="features">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <Heading id="features" className="self-start lg:sticky lg:top-28 lg:col-span-4">
          {title}
        </Heading>
        <ul className="grid gap-x-8 border-b sm:grid-cols-2 lg:col-span-8">
          {features.map((feature) => (
            <li key={feature.title} className="border-t py-6 lg:py-8">
              <Heading level={3}>{feature.title}</Heading>
              <p className="mt-2 max-w-sm text-ink-soft">{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

export interface SolutionBenefitsProps {
  title: string
  benefits: Solution['benefits']
}

/** Three benefits on the dark band: large words, each a step further down than the last. */
export function SolutionBenefits({ title, benefits }: SolutionBenefitsProps) {
  return (
    <Section tone="night" ruled aria-labelledby="benefits">
      <h2 id="benefits" className="kind">
        {title}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {benefits.map((benefit, index) => (
          <li
            key={benefit.title}
            className={['border-t border-ink pt-5', stairs[index]].filter(Boolean).join(' ')}
          >
            <Heading level={3} size="subtitle">
              {benefit.title}
            </Heading>
            <p className="mt-3 max-w-sm text-ink-soft">{benefit.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const stairs = ['', 'lg:mt-12', 'lg:mt-24']
