import type { ReactNode } from 'react'
import type { Solution } from '../../../content/schemas/solution.ts'
import type { SolutionPage } from '../../../content/schemas/solution-page.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Loop } from '../../ui/loop/loop.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { CallToAction } from '../../ui/sections/call-to-action.tsx'
import { ListsSection } from '../../ui/sections/lists.tsx'
import { PointList, PointsSection } from '../../ui/sections/points.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { SideHeadingBody } from '../prose.tsx'

type PartName = Extract<SolutionPage['sections'][number], { type: 'tool' }>['name']

export interface SolutionPartProps {
  name: PartName
  page: SolutionPage
  solution: Solution
  /** Of a group: the solution whose tab is open, and the tabs. */
  tab?: Solution | undefined
  tabs?: ReactNode
}

const bands = {
  features: { id: 'features', layout: 'beside-columns', tone: 'surface', ruled: true },
  benefits: { id: 'benefits', layout: 'stairs', tone: 'night', ruled: true },
  steps: { id: 'steps', layout: 'line', ruled: true },
} as const

/** One part of a solution's page, filled by its document; a group shows those of its open tab first. */
export function SolutionPart({ name, page, solution, tab, tabs }: SolutionPartProps) {
  const shown = tab ?? solution
  switch (name) {
    case 'intro':
      return (
        <>
          <SolutionHero page={page} solution={solution} />
          {tab && (
            <Container>
              <Figures figures={solution.figures} />
              <div className="mt-12">{tabs}</div>
              <div className="mt-10 grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-end">
                <Heading className="lg:col-span-8">{tab.title}</Heading>
                <p className="text-lead text-ink-soft lg:col-span-4">{tab.intro}</p>
              </div>
            </Container>
          )}
        </>
      )
    case 'stage':
      return <Stage solution={shown} />
    case 'features':
    case 'benefits':
      return <PointsSection {...bands[name]} title={page[`${name}Title`]} points={shown[name]} />
    case 'group':
      return tab && <Group title={page.groupTitle} group={solution} />
    case 'body':
      return (
        <Section>
          <SideHeadingBody Body={solution.Body} />
          <div className="mt-16 lg:mt-24">
            <Heading size="subtitle">{page.usersTitle}</Heading>
            <PointList
              layout="ledger-small"
              points={solution.users.map(({ who, text }) => ({ title: who, text }))}
            />
          </div>
        </Section>
      )
    case 'steps':
      return <PointsSection {...bands.steps} title={page.stepsTitle} points={solution.steps} />
    case 'needs':
      return (
        <ListsSection
          id="needs"
          layout="facts"
          tone="surface"
          ruled
          lists={[
            {
              title: page.needsTitle,
              points: solution.needs.map(({ name, value }) => ({ title: name, text: value })),
            },
            { title: page.limitsTitle, points: solution.limits.map((title) => ({ title })) },
          ]}
        />
      )
    case 'callToAction':
      return <CallToAction {...solution.callToAction} />
  }
}

/** Whom the solution is for, its heading and a sentence. */
function SolutionHero({ page, solution }: { page: SolutionPage; solution: Solution }) {
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

/** The solution in motion, the tool that shows it, and three figures that hold for everybody. */
function Stage({ solution }: { solution: Solution }) {
  const { loop, picture, tool, figures, callToAction } = solution
  return (
    <Container className="pt-10 pb-16 sm:pb-20 lg:pt-14">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {loop && <Loop {...loop} priority />}
          {!loop && picture && (
            <Picture
              {...picture}
              sizes="(min-width: 80rem) 790px, (min-width: 64rem) 64vw, calc(100vw - 2.5rem)"
              priority
            />
          )}
        </div>
        <div className="flex flex-col border-t border-ink pt-5 lg:col-span-4">
          <Heading level={2} size="subtitle">
            {tool.title}
          </Heading>
          <p className="mt-3 max-w-md text-ink-soft">{tool.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-auto lg:flex-col lg:items-start">
            <ButtonLink {...tool.link} variant="primary" size="large" />
            <ArrowLink {...callToAction.primary} about={solution.title} />
          </div>
        </div>
      </div>
      <Figures figures={figures} />
    </Container>
  )
}

/** Three figures that hold for everybody, in the type of measures. */
function Figures({ figures }: Pick<Solution, 'figures'>) {
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

/** What a group holds: its picture and way in on one side, what it is made of on the other. */
function Group({ title, group }: { title: string; group: Solution }) {
  const { picture, tool, features, benefits } = group
  return (
    <Section ruled tone="surface" aria-labelledby="set">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <Heading id="set">{title}</Heading>
          {picture && (
            <Picture
              {...picture}
              sizes="(min-width: 64rem) 40vw, calc(100vw - 2.5rem)"
              className="mt-8"
            />
          )}
          <Heading level={3} className="mt-6">
            {tool.title}
          </Heading>
          <p className="mt-2 text-ink-soft">{tool.text}</p>
          <ArrowLink {...tool.link} />
        </div>
        <ul className="border-b lg:col-span-6 lg:col-start-7">
          {[...features, ...benefits].map((point) => (
            <li key={point.title} className="border-t py-5">
              <Heading level={3}>{point.title}</Heading>
              <p className="mt-1.5 max-w-lg text-ink-soft">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
