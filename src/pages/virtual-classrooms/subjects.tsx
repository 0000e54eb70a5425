import type { i18n } from 'i18next'
import { Activity, type ComponentType, type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { VirtualClassrooms } from '../../../content/schemas/virtual-classrooms.ts'
import type { SubjectId } from '../../site/lessons.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Loop } from '../../ui/loop/loop.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useHydrated } from '../../ui/use-alive.ts'
import { useLoadedOrFailed } from '../../ui/use-loaded.ts'
import { openDialog } from '../../visitor/dialogs.ts'
import { fetchStrings } from '../fetch-strings.ts'
import { interpolate } from '../interpolate.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'

/** The choice of a subject, and its panel. A board's code comes when its subject is chosen. */
export function Subjects({ page }: { page: VirtualClassrooms }) {
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
          panel: (chosen) => <SubjectPanel page={page} subject={subject} chosen={chosen} />,
        }))}
      />
    </Section>
  )
}

const drawings: Record<SubjectId, { d: string; color: string }> = {
  biology: {
    d: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM13.5 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM7.5 13v.01M9.5 16.5v.01M8.5 9v.01',
    color: 'text-good',
  },
  chemistry: {
    d: 'M12 12.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9.5 11.6 7 15.4M14.5 11.6l2.5 3.8',
    color: 'text-depth',
  },
  physics: {
    d: 'M6 4h12M12 4v2M12 4l5 11M18 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4.5 14.5c2 4 6 5.5 9 5',
    color: 'text-signal',
  },
  virtuallab: {
    d: 'M9 4h6M10.5 4v5.5L5 19a1 1 0 0 0 .9 1.5h12.2A1 1 0 0 0 19 19l-5.5-9.5V4M8 15h8',
    color: 'text-alert',
  },
  history: {
    d: 'M3.5 20.5h17M5 20v-7a7 7 0 0 1 14 0v7M11 6.2V4.5h2v1.7M8.5 20v-5M12 20v-5M15.5 20v-5M5 13.5h14',
    color: 'text-ink-soft',
  },
}

/** What a subject is about, in a line drawing of its color. */
function SubjectIcon({ id }: { id: SubjectId }) {
  const { d, color } = drawings[id]
  return <Icon d={d} className={color} />
}

interface SubjectPanelProps {
  page: VirtualClassrooms
  subject: VirtualClassrooms['subjects'][number]
  chosen: boolean
}

/** One subject: what it is about, what to find out, and the board to find it out at. */
function SubjectPanel({ page, subject, chosen }: SubjectPanelProps) {
  const film = subject.loop
  return (
    <section aria-labelledby={`${subject.id}-panel`} className="pt-8 lg:pt-10">
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-5">
          <p className="kind" id={`${subject.id}-panel`}>
            {interpolate(page.panel, { subject: subject.name })}
          </p>
          <Heading level={3} size="subtitle" className="mt-2">
            {subject.title}
          </Heading>
          <p className="mt-1 text-ink-soft">{subject.text}</p>
          {subject.lesson && (
            <p className="mt-2">
              <ArrowLink {...subject.lesson} />
            </p>
          )}
        </div>
        <p
          className={classNames(
            'max-w-2xl text-lead',
            film ? 'lg:col-span-5 lg:self-start' : 'lg:col-span-7',
          )}
        >
          {subject.task}
        </p>
        {film && (
          <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">
            <Loop {...film} />
          </div>
        )}
      </div>
      <div className="mt-8">
        <SubjectDiagram page={page} subject={subject} chosen={chosen} />
      </div>
    </section>
  )
}

/** The diagrams that are fetched when they are chosen, each with the words that it is lettered with. */
const diagrams: Record<Exclude<SubjectId, 'biology'>, [string, () => Promise<ComponentType>]> = {
  chemistry: [
    'chemistry',
    async () =>
      (await import('../../scenes/classrooms/chemistry/view/tool/chemistry-diagram.tsx'))
        .ChemistryDiagram,
  ],
  physics: [
    'physics',
    async () =>
      (await import('../../scenes/classrooms/physics/view/tool/physics-diagram.tsx'))
        .PhysicsDiagram,
  ],
  virtuallab: [
    'lab',
    async () => (await import('../../scenes/classrooms/lab/view/tool/lab-diagram.tsx')).LabDiagram,
  ],
  history: [
    'history',
    async () =>
      (await import('../../scenes/classrooms/history/view/tool/history-diagram.tsx'))
        .HistoryDiagram,
  ],
}

/** @throws Error when the diagram or its words cannot be fetched */
async function loadDiagram(id: keyof typeof diagrams, i18n: i18n) {
  const [strings, load] = diagrams[id]
  const [Diagram] = await Promise.all([load(), fetchStrings(i18n, [strings])])
  return { Diagram }
}

const BiologyDiagram = lazyIsland(
  () => import('../../scenes/classrooms/biology/view/tool/biology-diagram.tsx'),
  'BiologyDiagram',
)

/** The first subject's diagram is drawn with the page; the others are fetched when they are chosen. */
function SubjectDiagram(props: SubjectPanelProps) {
  const { id } = props.subject
  if (id !== 'biology') return <FetchedBoard {...props} id={id} />
  return (
    <Framed {...props}>
      <BiologyDiagram />
    </Framed>
  )
}

/** The bar over a diagram: whether it answers, and what can be done at it. */
function Framed({ page, subject, children }: SubjectPanelProps & { children: ReactNode }) {
  const alive = useHydrated()
  return (
    <>
      <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-ink-soft">{subject.hint}</p>
        {alive && (
          <Badge tone="good">
            <span aria-hidden="true" className="size-2 rounded-full bg-good" />
            {page.live}
          </Badge>
        )}
      </div>
      {children}
    </>
  )
}

function FetchedBoard(props: SubjectPanelProps & { id: Exclude<SubjectId, 'biology'> }) {
  const { page, chosen, id } = props
  const { i18n } = useTranslation('shell')
  const load = useCallback(() => loadDiagram(id, i18n), [id, i18n])
  const { module: diagram, failed, retry } = useLoadedOrFailed(load, chosen)
  if (diagram) {
    return (
      <Framed {...props}>
        {/* Out of sight a diagram keeps what was set on it, and its clock stands still. */}
        <Activity mode={chosen ? 'visible' : 'hidden'}>
          <diagram.Diagram />
        </Activity>
      </Framed>
    )
  }
  return (
    <div className="grid min-h-96 content-center justify-items-center gap-4 border bg-surface floor p-6 text-center">
      <p className="hidden max-w-md no-scripts:block">{page.needsScripts}</p>
      {failed ? (
        <p role="alert" className="flex max-w-md flex-col items-center gap-4">
          {page.failed}
          <Button onClick={retry}>{page.tryAgain}</Button>
        </p>
      ) : (
        <p role="status" className="needs-scripts kind">
          {chosen && page.loading}
        </p>
      )}
    </div>
  )
}

/** The way to an account. */
export function Closing({ copy }: { copy: VirtualClassrooms['closing'] }) {
  return (
    <Section tone="floor" ruled aria-labelledby="closing">
      <div className="grid gap-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <Heading id="closing">{copy.title}</Heading>
          <p className="mt-6 max-w-xl text-lead text-ink-soft">{copy.text}</p>
        </div>
        <div className="needs-scripts lg:col-span-4 lg:justify-self-end">
          <Button
            variant="primary"
            size="large"
            aria-haspopup="dialog"
            onClick={() => openDialog('signup')}
          >
            {copy.trial}
          </Button>
        </div>
      </div>
    </Section>
  )
}
