import type { PropertyTours } from '../../../content/schemas/property-tours.ts'
import type { SiteSettings } from '../../../content/schemas/site-settings.ts'
import { samplePanorama } from '../../site/pictures.ts'
import { Hero } from '../../ui/sections/hero.tsx'
import { useFetchStrings } from '../fetch-strings.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const TourTool = lazyIsland(() => import('../../scenes/tour/view/tool/tour-tool.tsx'), 'TourTool')

/** The heading with the tool in one column. */
function Tour({ page }: { page: PropertyTours }) {
  const fetchWords = useFetchStrings()
  return (
    <Hero layout="even" eyebrow={page.eyebrow} title={page.title} text={page.subtitle}>
      <div className="mt-6 pb-16 lg:mt-8 sm:pb-20">
        <TourTool
          sample={{ src: samplePanorama, name: page.sampleName }}
          home={page.sampleHome}
          fetchWords={fetchWords}
        />
      </div>
    </Hero>
  )
}

export const page = defineSectionsPage({
  documents: { page: 'pages/property-tours', site: 'site' },
  strings: ['tour', 'stage'],
  head: ({ page, site }) => ({ ...page.seo, jsonLd: [application(page, site)] }),
  tools: ({ page }) => ({ tour: <Tour page={page} /> }),
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
    featureList: page.sections.flatMap((section) =>
      section.type === 'points' ? section.points.map(({ title }) => title) : [],
    ),
    provider: { '@type': 'Organization', name: site.brand },
  }
}
