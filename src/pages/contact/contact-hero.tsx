import type { ReactNode } from 'react'
import type { Company } from '../../../content/schemas/company.ts'
import type { ContactPage } from '../../../content/schemas/contact-page.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { DimensionLine } from '../../ui/reticle/dimension-line.tsx'

/** What may be asked, how long an answer takes as a measured line, and the four ways to ask. */
export function ContactHero({ page, company }: { page: ContactPage; company: Company }) {
  const { reply, cards } = page
  const { address, phone, email, hours } = company
  return (
    <Container className="pt-12 pb-16 sm:pb-20 lg:pt-16 lg:pb-24">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1}>{page.title}</Heading>
        </div>
        <p className="text-lead lg:col-span-4 lg:col-start-9">{page.text}</p>
      </div>
      <div className="mt-14 lg:mt-20">
        <p className="flex justify-between gap-6 font-kind text-sm">
          <span>{reply.from}</span>
          <span className="sr-only">: {reply.measure}: </span>
          <span className="text-right">{reply.to}</span>
        </p>
        <div aria-hidden="true">
          <DimensionLine className="mt-3 text-line-strong">{reply.measure}</DimensionLine>
        </div>
      </div>
      <h2 className="sr-only">{cards.title}</h2>
      <ul className="mt-14 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-20 lg:grid-cols-4">
        <Way label={cards.address}>
          {address.map((part) => (
            <span key={part} className="block">
              {part}
            </span>
          ))}
        </Way>
        <Way label={cards.phone}>
          <a href={`tel:${phone.number}`} className={link}>
            {phone.label}
          </a>
        </Way>
        <Way label={cards.email}>
          <a href={`mailto:${email.general}`} className={link}>
            {email.general}
          </a>
        </Way>
        <Way label={cards.hours}>
          {hours.map((part) => (
            <span key={part} className="block">
              {part}
            </span>
          ))}
        </Way>
      </ul>
    </Container>
  )
}

const link = '-my-2.5 inline-block py-2.5 break-words underline-offset-4 hover:underline'

/** One card: its kind in mono, the thing itself large. */
function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="min-w-0 border-t border-ink pt-4">
      <h3 className="kind">{label}</h3>
      <div className="mt-5 text-name font-semibold">{children}</div>
    </li>
  )
}
