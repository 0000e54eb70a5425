import type { SectionOf } from '../../../content/schemas/sections.ts'
import { CornerBrackets } from '../brackets/corner-brackets.tsx'
import { Heading } from '../layout/heading.tsx'
import { Section } from '../layout/section.tsx'
import { Picture } from '../picture/picture.tsx'
import { SiteLink } from '../site-link.tsx'
import { StepNumber } from './points.tsx'

type PictureText = SectionOf<'picture'>

const half = '(min-width: 80rem) 690px, (min-width: 64rem) 56vw, calc(100vw - 2.5rem)'

/** A picture with points beside it; or with what is measured in it, and the steps that it took. */
export function PictureTextSection(section: PictureText) {
  const { id, tone, ruled, title, picture, pictureLink, points = [], measures } = section
  const band = { tone, ruled, 'aria-labelledby': id }
  if (measures) {
    return (
      <Section {...band}>
        <Measured {...section} measures={measures} />
      </Section>
    )
  }
  return (
    <Section {...band}>
      <div
        className={`grid gap-y-12 lg:grid-cols-12 ${pictureLink ? 'gap-x-12 lg:items-center' : 'gap-x-8'}`}
      >
        {pictureLink ? (
          <SiteLink href={pictureLink.href} className="group block lg:col-span-7">
            <CornerBrackets label={pictureLink.label}>
              <Picture {...picture} sizes={half} className="aspect-[4/3]" />
            </CornerBrackets>
          </SiteLink>
        ) : (
          <div className="lg:col-span-7">
            <Picture {...picture} sizes={half} className="aspect-[4/3] lg:sticky lg:top-28" />
          </div>
        )}
        <div className="lg:col-span-5">
          <Heading id={id}>{title}</Heading>
          <ul className={pictureLink ? 'mt-8' : 'mt-8 lg:mt-10 *:first:border-ink'}>
            {points.map((point) => (
              <li key={point.title} className="border-t py-5">
                <Heading level={3}>{point.title}</Heading>
                <p className="mt-1.5 text-ink-soft">{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

function Measured(section: PictureText & { measures: NonNullable<PictureText['measures']> }) {
  const { id, eyebrow, title, text, picture, measuresTitle, measures, steps } = section
  return (
    <>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          {eyebrow && <p className="kind mb-4">{eyebrow}</p>}
          <Heading id={id}>{title}</Heading>
          <p className="mt-6 text-ink-soft">{text}</p>
        </div>
        <div className="lg:col-span-7">
          <Picture
            {...picture}
            sizes="(min-width: 80rem) 700px, (min-width: 64rem) 58vw, calc(100vw - 2.5rem)"
          />
          <h3 className="mt-8 kind">{measuresTitle}</h3>
          <dl className="mt-3 border-b">
            {measures.map(({ name, value }) => (
              <div key={name} className="flex items-baseline justify-between gap-6 border-t py-3">
                <dt>{name}</dt>
                <dd className="shrink-0 font-mono text-sm">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {steps && (
        <ol className="mt-16 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4">
          {steps.map((step, index) => (
            <li key={step.title} className="border-l border-line-strong pl-5">
              <StepNumber index={index} className="font-mono text-xs leading-5 text-ink-soft" />
              <Heading level={3} className="mt-6">
                {step.title}
              </Heading>
              <p className="mt-2 text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
