import type { Company } from '../../../content/schemas/company.ts'
import type { ContactPage } from '../../../content/schemas/contact-page.ts'
import type { SiteSettings } from '../../../content/schemas/site-settings.ts'
import { ref, site } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

interface ContactViewProps {
  documents: { page: ContactPage; company: Company }
}

const ContactStory = later(() =>
  import('./contact-story.tsx').then((module) => module.ContactStory),
)

/** Readable at once; the form comes alive when somebody is there to fill it in. */
function ContactView({ documents: { page, company } }: ContactViewProps) {
  return (
    <div>
      <ContactStory page={page} company={company} />
    </div>
  )
}

export const page = definePage<{ page: ContactPage; company: Company; site: SiteSettings }>({
  documents: () => ({ page: ref('pages/contact'), company: ref('company'), site }),
  head: ({ page, company, site }) => ({ ...page.seo, jsonLd: [office(company, site)] }),
  View: ContactView,
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
