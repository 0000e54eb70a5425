import type { LocationServices } from '../../../content/schemas/location-services.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

const DistrictTool = later(() =>
  import('../../scenes/district/view/tool/district-tool.tsx').then((module) => module.DistrictTool),
)
const LocationStory = later(() =>
  import('./location-story.tsx').then((module) => module.LocationStory),
)

/** What place is good for, and the district to try it in. */
function LocationView({ documents: { page } }: { documents: { page: LocationServices } }) {
  return (
    <div>
      <Container className="grid gap-x-8 gap-y-6 pt-12 pb-12 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-16">
        <div className="lg:col-span-8">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1}>{page.title}</Heading>
        </div>
        <p className="text-lead lg:col-span-4">{page.lead}</p>
      </Container>
      <Section tone="night" id="district" aria-labelledby="district-title" className="lg:py-20">
        <SectionHeader
          id="district-title"
          eyebrow={page.district.eyebrow}
          title={page.district.title}
          lead={page.district.text}
        />
        <div className="mt-10 lg:mt-14">
          <DistrictTool />
        </div>
      </Section>
      <LocationStory page={page} />
    </div>
  )
}

export const page = definePage<{ page: LocationServices }>({
  documents: () => ({ page: ref('pages/location-services') }),
  strings: ['district', 'stage'],
  head: ({ page }) => page.seo,
  View: LocationView,
})
