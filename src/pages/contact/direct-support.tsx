import type { Company, ContactPage } from '../../documents/refs.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'

export interface DirectSupportProps {
  page: ContactPage
  company: Company
  className?: string
}

/** Three desks with an address each, and where else the company is. */
export function DirectSupport({ page, company, className }: DirectSupportProps) {
  const { direct, social } = page
  return (
    <div className={className}>
      <Heading size="name">{direct.title}</Heading>
      <p className="mt-2 text-ink-soft">{direct.text}</p>
      <ul className="mt-6 border-b">
        {direct.cards.map((card) => (
          <li key={card.to} className="border-t border-ink first:border-t not-first:border-line">
            <a href={`mailto:${company.email[card.to]}`} className="group/row block py-5">
              <span className="flex items-center justify-between gap-4 text-name font-semibold group-hover/row:text-signal">
                {card.title}
                <ArrowRightIcon className="transition-transform group-hover/row:translate-x-1" />
              </span>
              <span className="mt-1 block text-ink-soft">{card.text}</span>
              <span className="mt-2 block font-mono text-[0.8125rem] break-all">
                {company.email[card.to]}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Heading size="name" className="mt-12">
        {social.title}
      </Heading>
      <ul className="mt-4">
        {company.social.map(({ label, name, href }) => (
          <li key={href} className="border-t">
            <a
              href={href}
              rel="me noreferrer"
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2.5 hover:text-signal"
            >
              {label}
              <span className="font-mono text-[0.8125rem] text-ink-soft">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
