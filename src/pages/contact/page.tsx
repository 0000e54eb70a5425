import {
  type Company,
  type ContactPage,
  ref,
  type SiteSettings,
  site,
} from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { ContactView } from './contact-view.tsx'

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
