import type { ReactNode } from 'react'
import type { Company } from '../../../content/schemas/company.ts'
import type { ContactPage } from '../../../content/schemas/contact-page.ts'
import { DimensionLine } from '../../ui/brackets/dimension-line.tsx'
import { Hero } from '../../ui/sections/hero.tsx'
import { TextLines } from '../../ui/text-list.tsx'

/** What may be asked, how long an answer takes as a measured line, and the four ways to ask. */
export function ContactHero({ page, company }: { page: ContactPage; company: Company }) {
  const { reply, cards } = page
  const { address, phone, email, hours } = company
  return (
    <Hero layout="even" eyebrow={page.eyebrow} title={page.title} text={page.text}>
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
      <ul className="grid gap-x-8 gap-y-10 pt-14 pb-16 sm:grid-cols-2 sm:pb-20 lg:grid-cols-4 lg:pt-20 lg:pb-24">
        <Way label={cards.address}>
          <TextLines items={address} />
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
          <TextLines items={hours} />
        </Way>
      </ul>
    </Hero>
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
