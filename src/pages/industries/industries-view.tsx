import type { IndustriesPage } from '../../../content/schemas/industries-page.ts'
import type { Industry } from '../../../content/schemas/industry.ts'
import { Container } from '../../ui/layout/container.tsx'
import { TabLinks } from '../../ui/tabs/tab-links.tsx'
import { later } from '../later/later.tsx'
import type { Params } from '../page.tsx'
import { selectedIndustry } from './selected-industry.ts'

export interface IndustriesViewProps {
  documents: { page: IndustriesPage; industry: Industry }
  params: Params
}

const IndustryStory = later(() =>
  import('./industry-story.tsx').then((module) => module.IndustryStory),
)

/** The tabs come alive at once, what they choose a little later. */
export function IndustriesView({ documents: { page, industry }, params }: IndustriesViewProps) {
  return (
    <div>
      <Container className="pt-6">
        <IndustryTabs label={page.tabsLabel} tabs={page.tabs} selected={selectedIndustry(params)} />
      </Container>
      <IndustryStory page={page} industry={industry} />
    </div>
  )
}

interface IndustryTabsProps {
  label: string
  tabs: IndustriesPage['tabs']
  selected: string
}

/** One address an industry, so the tabs are links. */
function IndustryTabs({ label, tabs, selected }: IndustryTabsProps) {
  const href = (id: string) => `/industries/${id}`
  return (
    <TabLinks
      label={label}
      tabs={tabs.map((tab) => ({ href: href(tab.id), label: tab.label }))}
      current={href(selected)}
    />
  )
}
