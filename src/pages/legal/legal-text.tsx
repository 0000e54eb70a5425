import { useTranslation } from 'react-i18next'
import type { Legal } from '../../documents/refs.ts'
import { Section } from '../../ui/layout/section.tsx'
import { formatDay } from '../day.tsx'
import { fill } from '../fill.ts'
import { prose } from '../prose.tsx'
import { LegalHero } from './legal-hero.tsx'
import { StoredHere } from './stored-here.tsx'

/** In short, a look into the visitor's own browser where the page has one, and the text. */
export function LegalText({ page }: { page: Legal }) {
  const { Body, stored } = page
  const { i18n } = useTranslation('shell')
  return (
    <>
      <LegalHero page={page} />
      {stored && <StoredHere copy={stored} />}
      <Section ruled tone="surface" aria-label={page.eyebrow}>
        <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
          <p className="kind lg:col-span-4" suppressHydrationWarning>
            {fill(page.updatedLabel, { date: formatDay(page.updated, i18n.language) })}
          </p>
          <div className="min-w-0 lg:col-span-7 lg:col-start-6">
            <Body components={prose} />
          </div>
        </div>
      </Section>
    </>
  )
}
