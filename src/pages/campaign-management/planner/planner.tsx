import type { CampaignDemo } from '../../../../content/schemas/campaign-demo.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ResetIcon } from '../../../ui/icons/tools.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { useShown } from '../../use-shown.ts'
import type { FigureKey, Subject } from '../model/kinds.ts'
import { subjects } from '../model/kinds.ts'
import { totalsOf } from '../model/totals.ts'
import { AddForm } from './add-form.tsx'
import type { PlannerCopy } from './format.ts'
import { writeFigure } from './format.ts'
import { SubjectPanel } from './subject-panel.tsx'
import type { PlannerTools } from './use-planner.ts'
import { usePlanner } from './use-planner.ts'

/** The plan: totals on top, a tab a subject, and a readout of what was done last. */
export function PlannerSection({ copy, sample }: { copy: PlannerCopy; sample: CampaignDemo }) {
  const tools = usePlanner(copy, sample)
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
      <p
        role="status"
        className="mt-4 min-h-5 font-mono text-xs leading-5 wrap-break-word text-ink-soft"
      >
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

interface AddDialogProps {
  /** What is added to; nothing while the dialog is closed. */
  subject: Subject | undefined
  tools: PlannerTools
  onClose: () => void
}

function AddDialog({ subject, tools, onClose }: AddDialogProps) {
  const { copy } = tools
  return (
    <Dialog
      open={subject !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={subject ? copy.subjects[subject].add : ''}
      closeLabel={copy.form.close}
    >
      {subject && <AddForm key={subject} subject={subject} tools={tools} onClose={onClose} />}
    </Dialog>
  )
}

/** One figure of each subject that has one to look at first. */
const strip: FigureKey[] = [
  'activeVolunteers',
  'openTasks',
  'campaignLeft',
  'confirmedEvents',
  'promiseVotes',
  'posterScans',
]

/** The summary strip over the plan. */
function Totals({ copy, plan, format }: Pick<PlannerTools, 'copy' | 'plan' | 'format'>) {
  const totals = totalsOf(plan)
  return (
    <dl
      aria-label={copy.totalsLabel}
      data-totals=""
      className="mt-10 grid grid-cols-2 border-y border-ink sm:grid-cols-3 lg:grid-cols-6"
    >
      {strip.map((key) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end gap-1.5 py-5 max-sm:even:border-l max-sm:even:pl-5 max-sm:nth-[n+3]:border-t sm:border-l sm:pl-5 sm:max-lg:nth-[3n+1]:border-l-0 sm:max-lg:nth-[3n+1]:pl-0 sm:max-lg:nth-[n+4]:border-t lg:first:border-l-0 lg:first:pl-0"
        >
          <dt className="kind">{copy.figures[key]}</dt>
          {/* Another age of browser may group digits otherwise. */}
          <dd suppressHydrationWarning className="text-subtitle font-semibold tabular-nums">
            {writeFigure(format, key, totals[key])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
