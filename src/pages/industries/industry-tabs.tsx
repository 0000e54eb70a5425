import type { IndustriesPage } from '../../documents/refs.ts'
import { SiteLink } from '../../ui/site-link.tsx'

export interface IndustryTabsProps {
  label: string
  tabs: IndustriesPage['tabs']
  selected: string
}

/** One address an industry, so the tabs are links. */
export function IndustryTabs({ label, tabs, selected }: IndustryTabsProps) {
  return (
    <nav aria-label={label} className="border-b">
      <ul className="flex gap-6 overflow-x-auto [scrollbar-width:none] sm:gap-8">
        {tabs.map((tab) => (
          <li key={tab.id} className="shrink-0">
            <SiteLink
              href={`/industries/${tab.id}`}
              aria-current={tab.id === selected ? 'page' : undefined}
              className="-mb-px inline-flex min-h-12 items-center border-b-2 border-transparent font-semibold text-ink-soft transition-colors hover:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink"
            >
              {tab.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
