import type { CampaignDemo } from '../../../documents/refs.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ResetIcon } from '../../../ui/icons/tools.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { useShown } from '../../use-shown.ts'
import { subjects } from '../model/kinds.ts'
import { AddDialog } from './add-dialog.tsx'
import type { DeskCopy } from './format.ts'
import { SubjectPanel } from './subject-panel.tsx'
import { Totals } from './totals.tsx'
import { useDesk } from './use-desk.ts'

/** The plan: totals on top, a tab a subject, and a readout of what was done last. */
export function DeskSection({ copy, sample }: { copy: DeskCopy; sample: CampaignDemo }) {
  const tools = useDesk(copy, sample)
  const shown = useShown()
  const adds = subjects.find((subject) => shown.name === `add-${subject}`)
  return (
    <Section ruled aria-labelledby="plan" className="lg:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <Heading id="plan">{copy.title}</Heading>
          <p className="mt-3 max-w-xl text-ink-soft">{copy.text}</p>
        </div>
        <Button size="small" className="needs-scripts" onClick={tools.reset}>
          <ResetIcon className="size-4" />
          {copy.reset}
        </Button>
      </div>
      <Totals {...tools} />
      <p role="status" className="mt-4 min-h-5 font-mono text-xs leading-5 text-ink-soft">
        {tools.said || copy.beforeAnything}
      </p>
      <Tabs
        label={copy.tabsLabel}
        className="mt-10"
        tabs={subjects.map((subject) => ({
          id: subject,
          label: (
            <>
              {copy.subjects[subject].label}
              <span className="ml-1.5 font-mono text-xs font-normal text-ink-soft">
                {tools.plan[subject].length}
              </span>
            </>
          ),
          panel: (
            <SubjectPanel
              subject={subject}
              tools={tools}
              onAdd={() => shown.open(`add-${subject}`)}
            />
          ),
        }))}
      />
      <AddDialog subject={adds} tools={tools} onClose={shown.close} />
    </Section>
  )
}
