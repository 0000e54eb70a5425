import type { VirtualClassrooms } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { SubjectIcon } from './subject-icon.tsx'
import { SubjectPanel } from './subject-panel.tsx'
import { useChosenTab } from './use-chosen-tab.ts'

/** The choice of a subject, and its panel. A board's code comes when its subject is chosen. */
export function Desk({ page }: { page: VirtualClassrooms }) {
  const chosen = useChosenTab()
  return (
    <Section ruled aria-labelledby="choose" className="pt-10 sm:pt-12 lg:pt-14">
      <Heading id="choose" size="subtitle">
        {page.choose}
      </Heading>
      <Tabs
        label={page.choose}
        className="mt-5"
        tabs={page.subjects.map((subject) => ({
          id: subject.id,
          label: (
            <span className="flex items-center gap-2.5">
              <SubjectIcon id={subject.id} />
              {subject.name}
            </span>
          ),
          panel: <SubjectPanel page={page} subject={subject} chosen={subject.id === chosen} />,
        }))}
      />
    </Section>
  )
}
