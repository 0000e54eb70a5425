import { type IndustryId, industryIds } from '../../site/industries.ts'
import { Container } from '../../ui/layout/container.tsx'
import { TabLinks } from '../../ui/tabs/tabs.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage, type Params } from '../page.tsx'
import { Sections } from '../sections.tsx'

const IndustryPart = lazyIsland(() => import('./parts.tsx'), 'IndustryPart')

const pathOf = (id: string) => `/industries/${id}`

export const page = definePage({
  documents: (params) => ({
    page: 'pages/industries',
    industry: `industries/${selectedIndustry(params)}`,
  }),
  strings: ['stage'],
  head: ({ industry }, params) => ({
    ...industry.seo,
    canonicalPath: pathOf(selectedIndustry(params)),
  }),
  // The tabs come alive at once, what they choose a little later. One address an industry, so they are links.
  content: ({ page, industry }, params) => (
    // One element, so that the page enters as one.
    <div>
      <Container className="pt-6">
        <TabLinks
          label={page.tabsLabel}
          tabs={page.tabs.map(({ id, label }) => ({ href: pathOf(id), label }))}
          current={pathOf(selectedIndustry(params))}
        />
      </Container>
      <Sections
        sections={page.sections}
        tools={(name) => <IndustryPart {...{ name, page, industry }} />}
      />
    </div>
  ),
})

/** The industry that an address names. An unknown one is ignored: the first is shown. */
function selectedIndustry(params: Params): IndustryId {
  return industryIds.find((id) => id === params.industry) ?? industryIds[0]
}
