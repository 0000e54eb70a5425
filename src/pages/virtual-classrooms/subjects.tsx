import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { VirtualClassrooms } from '../../../content/schemas/virtual-classrooms.ts'
import { type SubjectId, subjectIds } from '../../site/lessons.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Loop } from '../../ui/loop/loop.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { fill } from '../fill.ts'
import { SubjectDiagram } from './subject-diagram.tsx'

/** The choice of a subject, and its panel. A board's code comes when its subject is chosen. */
export function Subjects({ page }: { page: VirtualClassrooms }) {
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

const drawings: Record<SubjectId, { d: string; colour: string }> = {
  biology: {
    d: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM13.5 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM7.5 13v.01M9.5 16.5v.01M8.5 9v.01',
    colour: 'text-good',
  },
  chemistry: {
    d: 'M12 12.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9.5 11.6 7 15.4M14.5 11.6l2.5 3.8',
    colour: 'text-depth',
  },
  physics: {
    d: 'M6 4h12M12 4v2M12 4l5 11M18 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4.5 14.5c2 4 6 5.5 9 5',
    colour: 'text-signal',
  },
  virtuallab: {
    d: 'M9 4h6M10.5 4v5.5L5 19a1 1 0 0 0 .9 1.5h12.2A1 1 0 0 0 19 19l-5.5-9.5V4M8 15h8',
    colour: 'text-alert',
  },
  history: {
    d: 'M3.5 20.5h17M5 20v-7a7 7 0 0 1 14 0v7M11 6.2V4.5h2v1.7M8.5 20v-5M12 20v-5M15.5 20v-5M5 13.5h14',
    colour: 'text-ink-soft',
  },
}

/** What a subject is about, in a line drawing of its colour. */
function SubjectIcon({ id }: { id: SubjectId }) {
  const { d, colour } = drawings[id]
  return <Icon d={d} className={colour} />
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
            {fill(page.panel, { subject: subject.name })}
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

/** The subject that the address names last, as the tabs understand it: biology where it never named one. */
export function useChosenTab(): SubjectId {
  const fragment = useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  )
  const [last, setLast] = useState<SubjectId>(subjectIds[0])
  const chosen = subjectIds.find((id) => id === fragment) ?? last
  if (chosen !== last) setLast(chosen)
  return chosen
}
