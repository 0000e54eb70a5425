import { type PropertyTours, ref, type SiteSettings, site } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { PropertyToursView } from './property-tours-view.tsx'

export const page = definePage<{ page: PropertyTours; site: SiteSettings }>({
  documents: () => ({ page: ref('pages/property-tours'), site }),
  strings: ['tour', 'stage'],
  head: ({ page, site }) => ({ ...page.seo, jsonLd: [application(page, site)] }),
  View: PropertyToursView,
})

/** The viewer as search engines know it: free, in the browser. */
function application(page: PropertyTours, site: SiteSettings) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: page.applicationName,
    description: page.seo.description,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    browserRequirements: 'WebGL 2',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    featureList: page.features.cards.map((card) => card.title),
    provider: { '@type': 'Organization', name: site.brand },
  }
}
