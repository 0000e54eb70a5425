import type { LocationServices } from '../../../content/schemas/location-services.ts'
import { documentRef } from '../../documents/load.ts'
import { Section } from '../../ui/layout/section.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const DistrictTool = lazyIsland(
  () => import('../../scenes/district/view/tool/district-tool.tsx'),
  'DistrictTool',
)
const Scale = lazyIsland(() => import('./scale.tsx'), 'Scale')

export const page = definePage<{ page: LocationServices }>({
  documents: () => ({ page: documentRef('pages/location-services') }),
  strings: ['district', 'stage'],
  head: ({ page }) => page.seo,
  View: ({ documents: { page } }) => (
    <Sections
      sections={page.sections}
      tools={{
        district: <District copy={page.district} />,
        scale: <Scale copy={page.scale} />,
      }}
    />
  ),
})

/** A district to try it in. */
function District({ copy }: { copy: LocationServices['district'] }) {
  return (
    <Section
      tone="night"
      id="district"
      header={{ ...copy, id: 'district-title' }}
      className="lg:py-20"
    >
      <div className="mt-10 lg:mt-14">
        <DistrictTool />
      </div>
    </Section>
  )
}
