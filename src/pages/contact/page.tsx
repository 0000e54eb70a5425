import { useState } from 'react'
import type { Company } from '../../../content/schemas/company.ts'
import type { ContactPage } from '../../../content/schemas/contact-page.ts'
import type { SiteSettings } from '../../../content/schemas/site-settings.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const ContactHero = lazyIsland(() => import('./contact-hero.tsx'), 'ContactHero')
const FormSection = lazyIsland(() => import('./contact-sections.tsx'), 'FormSection')
const MapSection = lazyIsland(() => import('./contact-sections.tsx'), 'MapSection')
const Consultation = lazyIsland(() => import('./contact-sections.tsx'), 'Consultation')

/** Readable at once; the form comes alive when somebody is there to fill it in. */
function ContactView({ page, company }: { page: ContactPage; company: Company }) {
  const [asked, setAsked] = useState(0)
  const tools = {
    ways: <ContactHero page={page} company={company} />,
    form: <FormSection page={page} company={company} asked={asked} />,
    map: <MapSection copy={page.map} company={company} />,
    consultation: (
      <Consultation copy={page.consultation} onAsk={() => setAsked((times) => times + 1)} />
    ),
  }
  return <Sections sections={page.sections} tools={tools} />
}

export const page = definePage({
  documents: { page: 'pages/contact', company: 'company', site: 'site' },
  head: ({ page, company, site }) => ({ ...page.seo, jsonLd: [office(company, site)] }),
  content: ({ page, company }) => <ContactView page={page} company={company} />,
})

/** The office as search engines and maps know it. */
function office({ address, place, phone, email, openingHours }: Company, site: SiteSettings) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: site.brand,
    address: address.join(', '),
    geo: { '@type': 'GeoCoordinates', ...place },
    telephone: phone.number,
    email: email.general,
    openingHours,
  }
}
