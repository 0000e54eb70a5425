import type { About } from '../../../content/schemas/about.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { fill } from '../fill.ts'

/** From what the company wants to how it works, in that order. */
export function AboutStory({ page, brand }: { page: About; brand: string }) {
  return (
    <>
      <AboutHero page={page} />
      <Section aria-labelledby="mission">
        <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
          <Statement id="mission" {...page.mission} className="lg:col-span-6" />
          <Statement
            id="vision"
            {...page.vision}
            className="lg:col-span-5 lg:col-start-8 lg:mt-32"
          />
        </div>
      </Section>
      <Values copy={page.values} />
      <Making copy={page.making} />
      <Device copy={page.device} />
      <Section aria-labelledby="why">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <Heading id="why" className="lg:col-span-4">
            {fill(page.why.title, { brand })}
          </Heading>
          <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
            {page.why.points.map((point) => (
              <li key={point.title} className="border-t border-ink pt-5">
                <Heading level={3}>{point.title}</Heading>
                <p className="mt-2 text-ink-soft">{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <CallToAction {...page.callToAction} />
    </>
  )
}

interface StatementProps {
  id: string
  title: string
  text: string
  className: string
}

/** A sentence or two that the rest is measured by: the words are large, their name is small. */
function Statement({ id, title, text, className }: StatementProps) {
  return (
    <div className={className}>
      <h2 id={id} className="border-t border-ink pt-4 kind">
        {title}
      </h2>
      <p className="mt-8 text-subtitle">{text}</p>
    </div>
  )
}

/** Four words as rows of a ledger, each with what follows from it. */
function Values({ copy }: { copy: About['values'] }) {
  return (
    <Section tone="surface" ruled aria-labelledby="values">
      <SectionHeader id="values" title={copy.title} lead={copy.text} />
      <dl className="mt-12 border-b lg:mt-16">
        {copy.list.map((value) => (
          <div
            key={value.title}
            className="grid gap-x-8 gap-y-2 border-t py-6 lg:grid-cols-12 lg:items-baseline lg:py-8"
          >
            <dt className="text-title font-semibold lg:col-span-6">{value.title}</dt>
            <dd className="max-w-xl text-lead text-ink-soft lg:col-span-6">{value.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Where the work is done, in four figures. */
function Device({ copy }: { copy: About['device'] }) {
  return (
    <Section tone="floor" aria-labelledby="device">
      <SectionHeader id="device" title={copy.title} lead={copy.text} />
      <dl className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
        {copy.figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-5">
            <dt className="mt-3 max-w-60 text-ink-soft">{label}</dt>
            <dd className="text-display font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10">
        <ArrowLink {...copy.link} />
      </div>
    </Section>
  )
}

/** The tagline and the studio. */
function AboutHero({ page }: { page: About }) {
  return (
    <>
      <Container className="pt-12 lg:pt-16">
        <Badge>{page.badge}</Badge>
        <div className="mt-5 grid gap-x-8 gap-y-8 lg:grid-cols-12 lg:items-end">
          <Heading level={1} className="lg:col-span-8">
            {page.title}
          </Heading>
          <div className="lg:col-span-4">
            <p className="text-lead">{page.text}</p>
            <ButtonLink href={page.join.href} variant="primary" size="large" className="mt-6">
              {page.join.label}
            </ButtonLink>
          </div>
        </div>
      </Container>
      <div className="mx-auto mt-12 max-w-[120rem] lg:mt-16">
        <Picture
          {...page.picture}
          // On a phone a little less than it takes, which would be a pixel more than the picture for phones has.
          sizes="(max-width: 40rem) 98vw, 100vw"
          priority
          className="aspect-[4/3] rounded-none sm:aspect-[2/1] lg:aspect-[21/9]"
        />
      </div>
    </>
  )
}

/** A room of ours, what it took, and what can be measured in it. */
function Making({ copy }: { copy: About['making'] }) {
  return (
    <Section tone="night" ruled aria-labelledby="making">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Eyebrow className="mb-4">{copy.eyebrow}</Eyebrow>
          <Heading id="making">{copy.title}</Heading>
          <p className="mt-6 text-ink-soft">{copy.text}</p>
        </div>
        <div className="lg:col-span-7">
          <Picture
            {...copy.picture}
            sizes="(min-width: 80rem) 700px, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
          />
          <h3 className="mt-8 kind">{copy.measuresTitle}</h3>
          <dl className="mt-3 border-b">
            {copy.measures.map(({ name, value }) => (
              <div key={name} className="flex items-baseline justify-between gap-6 border-t py-3">
                <dt>{name}</dt>
                <dd className="shrink-0 font-mono text-sm">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <ol className="mt-16 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4">
        {copy.steps.map((step, index) => (
          <li key={step.title} className="border-l border-line-strong pl-5">
            <p aria-hidden="true" className="font-mono text-xs leading-5 text-ink-soft">
              {String(index + 1).padStart(2, '0')}
            </p>
            <Heading level={3} className="mt-6">
              {step.title}
            </Heading>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
