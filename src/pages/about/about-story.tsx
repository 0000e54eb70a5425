import type { About } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { fill } from '../fill.ts'
import { AboutHero } from './about-hero.tsx'
import { Device } from './device.tsx'
import { Making } from './making.tsx'
import { Values } from './values.tsx'

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
