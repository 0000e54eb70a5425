import type { IndustriesPage } from '../../../content/schemas/industries-page.ts'
import type { Industry } from '../../../content/schemas/industry.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'
import { CallToAction } from '../../ui/sections/call-to-action.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { IndustryBody } from './industry-body.tsx'
import { IndustryFacts } from './industry-facts.tsx'

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
