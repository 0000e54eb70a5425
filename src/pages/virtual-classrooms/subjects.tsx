import type { i18n } from 'i18next'
import { Activity, type ComponentType, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../../content/schemas/lesson.ts'
import type { LessonCommands } from '../../../content/schemas/lesson-commands.ts'
import type { VirtualClassrooms } from '../../../content/schemas/virtual-classrooms.ts'
import { CellLesson } from '../../scenes/classrooms/biology/view/tool/cell-lesson.tsx'
import { lessonOfSubject, type SubjectId, subjectIds } from '../../site/lessons.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Loop } from '../../ui/loop/loop.tsx'
import { mayFetchAhead } from '../../ui/may-fetch-ahead.ts'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useHydrated } from '../../ui/use-alive.ts'
import { useLoadedOrFailed } from '../../ui/use-loaded.ts'
import { createIdleWorker } from '../../ui/when-idle.ts'
import { openDialog } from '../../visitor/dialogs.ts'
import { fetchStrings } from '../fetch-strings.ts'
import { interpolate } from '../interpolate.ts'
import { loadLesson } from '../load-lesson.ts'

interface SubjectsProps {
  page: VirtualClassrooms
  commands: LessonCommands
  /** The words of the first subject's lesson. */
  cell: Lesson
}

/** The choice of a subject, and its panel. */
export function Subjects(props: SubjectsProps) {
  const { page } = props
  const { i18n } = useTranslation('shell')
  const isAhead = useRef(false)
  const onLive = () => {
    if (isAhead.current) return
    isAhead.current = true
    fetchWhenIdle(subjectIds.map((id) => () => loadLesson(lessonOfSubject[id], i18n)))
  }
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
            <span
              className="flex items-center gap-2.5 py-3"
              // A finger enters too, before it presses.
              onPointerEnter={() => fetchAhead(subject.id, i18n)}
            >
              <SubjectIcon id={subject.id} />
              {subject.name}
            </span>
          ),
          panel: (chosen) => <SubjectPanel {...props} {...{ subject, chosen, onLive }} />,
        }))}
      />
    </Section>
  )
}

/** Does each in an idle moment, one after the other, where that may be done unasked. What fails is left. */
function fetchWhenIdle(fetches: readonly (() => Promise<unknown>)[]): void {
  if (!mayFetchAhead()) return
  const left = [...fetches]
  createIdleWorker(async () => {
    await left
      .shift()?.()
      .catch(() => {})
    return left.length > 0
  })()
}

/** Fetches what will be pressed next. A failure shows where it is chosen. */
function fetchAhead(id: SubjectId, i18n: i18n) {
  loadLesson(lessonOfSubject[id], i18n).catch(() => {})
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

interface PanelProps extends SubjectsProps {
  subject: VirtualClassrooms['subjects'][number]
  chosen: boolean
  /** Called when its scene is drawn. */
  onLive: () => void
}

/** One subject: its live scene, the lesson that grows from it, and its diagram. */
function SubjectPanel(props: PanelProps) {
  const { page, subject, chosen } = props
  const alive = useHydrated()
  const [isDiagramOpen, openDiagram] = useState(false)
  const doWithout = useCallback(() => openDiagram(true), [])
  const id = `${subject.id}-panel`
  return (
    <section aria-labelledby={id} className="pt-6 lg:pt-8">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="kind" id={id}>
          {interpolate(page.panel, { subject: subject.name })}
        </p>
        {alive && (
          <Badge tone="good">
            <span aria-hidden="true" className="size-2 rounded-full bg-good" />
            {page.live}
          </Badge>
        )}
      </div>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{page.hint}</p>
      <SubjectLesson {...props} onNoWebGl={doWithout} />
      <details
        className="mt-8 border-y"
        open={isDiagramOpen}
        onToggle={({ currentTarget }) => openDiagram(currentTarget.open)}
      >
        <summary className="py-3 font-semibold">{page.diagram}</summary>
        <p className="mt-2 max-w-2xl text-lead">{subject.task}</p>
        <p className="mt-2 mb-6 text-sm text-ink-soft">{subject.hint}</p>
        <div className="pb-8">
          <SubjectDiagram {...props} wanted={chosen && isDiagramOpen} />
        </div>
      </details>
    </section>
  )
}

type SubjectLessonProps = PanelProps & { onNoWebGl: () => void }

/**
 * The first subject's lesson comes with the page; the others are fetched when they are chosen. Out of sight a lesson
 * keeps what was done in it, and its clock and its canvas are gone.
 */
function SubjectLesson(props: SubjectLessonProps) {
  const { cell, commands, subject, chosen, onNoWebGl, onLive } = props
  if (subject.id !== 'biology') return <FetchedLesson {...props} />
  const aside = <About subject={subject} />
  return (
    <Activity mode={chosen ? 'visible' : 'hidden'}>
      <CellLesson words={cell} {...{ commands, aside, onNoWebGl, onLive }} />
    </Activity>
  )
}

function FetchedLesson(props: SubjectLessonProps) {
  const { page, commands, subject, chosen, onNoWebGl, onLive } = props
  const { loop } = subject
  const { i18n } = useTranslation('shell')
  const load = useCallback(() => loadLesson(lessonOfSubject[subject.id], i18n), [subject.id, i18n])
  const { module: lesson, failed, retry } = useLoadedOrFailed(load, chosen)
  if (!lesson) return <Waiting {...{ page, failed, retry }} loading={chosen} />
  return (
    <Activity mode={chosen ? 'visible' : 'hidden'}>
      <lesson.Tool
        words={lesson.words}
        aside={<About subject={subject} />}
        film={
          loop &&
          ((isSceneComing) => (
            <Loop
              {...loop}
              held={isSceneComing}
              className="absolute! inset-0 aspect-auto! rounded-none [&_button]:z-10"
            />
          ))
        }
        {...{ commands, onNoWebGl, onLive }}
      />
    </Activity>
  )
}

/** What a subject is about, and the way to its lesson's own page. */
const About = ({ subject }: Pick<PanelProps, 'subject'>) => (
  <div>
    <Heading level={3} size="subtitle">
      {subject.title}
    </Heading>
    <p className="mt-1 text-ink-soft">{subject.text}</p>
    {subject.lesson && (
      <p className="mt-3">
        <ArrowLink {...subject.lesson} />
      </p>
    )}
  </div>
)

/** The diagrams, each with the words that it is lettered with. */
const diagrams: Record<SubjectId, [string, () => Promise<ComponentType>]> = {
  biology: [
    'biology',
    async () =>
      (await import('../../scenes/classrooms/biology/view/tool/biology-diagram.tsx'))
        .BiologyDiagram,
  ],
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
async function loadDiagram(id: SubjectId, i18n: i18n) {
  const [strings, load] = diagrams[id]
  const [Diagram] = await Promise.all([load(), fetchStrings(i18n, [strings])])
  return { Diagram }
}

/** A subject's diagram, fetched when it is opened. */
function SubjectDiagram({ page, subject: { id }, wanted }: PanelProps & { wanted: boolean }) {
  const { i18n } = useTranslation('shell')
  const load = useCallback(() => loadDiagram(id, i18n), [id, i18n])
  const { module: diagram, failed, retry } = useLoadedOrFailed(load, wanted)
  if (!diagram) return <Waiting {...{ page, failed, retry }} loading={wanted} />
  return (
    // Out of sight a diagram keeps what was set on it, and its clock stands still.
    <Activity mode={wanted ? 'visible' : 'hidden'}>
      <diagram.Diagram />
    </Activity>
  )
}

interface WaitingProps extends Pick<PanelProps, 'page'> {
  loading: boolean
  failed: boolean
  retry: () => void
}

/** In place of what is on its way, could not be fetched, or without scripts never comes. */
const Waiting = ({ page, loading, failed, retry }: WaitingProps) => (
  <div className="grid min-h-96 content-center justify-items-center gap-4 border bg-surface floor p-6 text-center">
    <p className="hidden max-w-md no-scripts:block">{page.needsScripts}</p>
    {failed ? (
      <p role="alert" className="flex max-w-md flex-col items-center gap-4">
        {page.failed}
        <Button onClick={retry}>{page.tryAgain}</Button>
      </p>
    ) : (
      <p role="status" className="needs-scripts kind">
        {loading && page.loading}
      </p>
    )}
  </div>
)

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
