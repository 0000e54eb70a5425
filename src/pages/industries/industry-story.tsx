import type { IndustriesPage } from '../../../content/schemas/industries-page.ts'
import type { Industry } from '../../../content/schemas/industry.ts'
import { ArrowRightIcon, CheckIcon } from '../../ui/icons/shell.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'
import { CallToAction } from '../../ui/sections/call-to-action.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { IndustryBody } from './industry-body.tsx'

/** An industry from its heading to the call to action. */
export function IndustryStory({ page, industry }: { page: IndustriesPage; industry: Industry }) {
  const { title, text, link } = page.callToAction
  return (
    <>
      <IndustryHero industry={industry} eyebrow={page.eyebrow} />
      <IndustryPicture industry={industry} />
      <Section tone="surface" ruled>
        <IndustryBody Body={industry.Body} />
      </Section>
      <IndustryFacts page={page} industry={industry} />
      <IndustrySolutions title={page.solutionsTitle} solutions={industry.solutions} />
      <CallToAction title={title} text={text} primary={link} />
    </>
  )
}

interface IndustryHeroProps {
  industry: Industry
  eyebrow: string
}

/** What the industry is about, in a heading and a sentence. */
function IndustryHero({ industry, eyebrow }: IndustryHeroProps) {
  return (
    <Container className="grid gap-x-8 gap-y-6 pt-12 lg:grid-cols-12 lg:items-end lg:pt-16">
      <div className="lg:col-span-7">
        <Eyebrow className="mb-5">{eyebrow}</Eyebrow>
        <Heading level={1}>{industry.title}</Heading>
      </div>
      <p className="text-lead lg:col-span-4 lg:col-start-9">{industry.intro}</p>
    </Container>
  )
}

/** The industry's picture, whose brackets open the tool that it shows, and what is meant by it. */
function IndustryPicture({ industry }: { industry: Industry }) {
  const { description, picture, pictureLink } = industry
  return (
    <Container className="pt-12 pb-16 sm:pb-20">
      <SiteLink href={pictureLink.href} className="group block">
        <Reticle label={pictureLink.label}>
          <Picture
            {...picture}
            sizes="(min-width: 80rem) 1200px, calc(100vw - 2.5rem)"
            priority
            className="aspect-[4/3] sm:aspect-[21/9]"
          />
        </Reticle>
      </SiteLink>
      <div className="mt-10 grid gap-x-8 lg:grid-cols-12">
        <p className="text-lead lg:col-span-7 lg:col-start-6">{description}</p>
      </div>
    </Container>
  )
}

interface IndustrySolutionsProps {
  title: string
  solutions: Industry['solutions']
}

/** Links to the tools and to their places on the page of solutions. */
function IndustrySolutions({ title, solutions }: IndustrySolutionsProps) {
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

/** Benefits, targets, key features and use cases, where an industry has them. */
export function IndustryFacts({ page, industry }: { page: IndustriesPage; industry: Industry }) {
  const { benefits, targets, keyFeatures, useCases } = industry
  return (
    <>
      <Section ruled aria-labelledby="benefits">
        <Heading id="benefits">{page.benefitsTitle}</Heading>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
          {benefits.map((benefit) => (
            <li key={benefit.title} className="border-t border-ink pt-5">
              <Heading level={3}>{benefit.title}</Heading>
              <p className="mt-2 text-ink-soft">{benefit.text}</p>
            </li>
          ))}
        </ul>
        {targets && <Targets title={page.targetsTitle} note={page.targetsNote} targets={targets} />}
      </Section>
      {keyFeatures && (
        <Section ruled tone="surface" aria-labelledby="features">
          <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
            <Heading id="features" className="lg:col-span-4">
              {page.featuresTitle}
            </Heading>
            <ul className="lg:col-span-7 lg:col-start-6">
              {keyFeatures.map((feature) => (
                <li key={feature} className="flex gap-4 border-t py-4 last:border-b">
                  <CheckIcon className="mt-0.5 text-line-strong" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      {useCases && (
        <Section ruled aria-labelledby="use-cases">
          <Heading id="use-cases">{page.useCasesTitle}</Heading>
          <dl className="mt-10 lg:mt-14">
            {useCases.map((useCase) => (
              <div
                key={useCase.title}
                className="grid gap-x-8 gap-y-2 border-t py-6 last:border-b lg:grid-cols-12 lg:py-8"
              >
                <dt className="text-subtitle font-semibold lg:col-span-5">{useCase.title}</dt>
                <dd className="max-w-2xl text-lead text-ink-soft lg:col-span-7">{useCase.text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  )
}

interface TargetsProps {
  title: string
  note: string
  targets: NonNullable<Industry['targets']>
}

/** Figures that a project aims for, with the words that say so. */
function Targets({ title, note, targets }: TargetsProps) {
  return (
    <div className="mt-16 grid gap-x-8 gap-y-8 border-t pt-8 lg:mt-24 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Heading level={3}>{title}</Heading>
        <p className="mt-2 max-w-sm text-sm text-ink-soft">{note}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
        {targets.map((target) => (
          <div key={target.label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 max-w-xs text-ink-soft">{target.label}</dt>
            <dd className="text-title font-semibold">{target.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
