import type { IndustriesPage } from '../../documents/refs.ts'
import { TabLinks } from '../../ui/tabs/tab-links.tsx'

export interface IndustryTabsProps {
  label: string
  tabs: IndustriesPage['tabs']
  selected: string
}

/** One address an industry, so the tabs are links. */
export function IndustryTabs({ label, tabs, selected }: IndustryTabsProps) {
  const href = (id: string) => `/industries/${id}`
  return (
    <TabLinks
      label={label}
      tabs={tabs.map((tab) => ({ href: href(tab.id), label: tab.label }))}
      current={href(selected)}
    />
  )
}
