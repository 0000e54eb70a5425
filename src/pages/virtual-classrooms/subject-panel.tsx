import type { VirtualClassrooms } from '../../documents/refs.ts'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Loop } from '../../ui/loop/loop.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { fill } from '../fill.ts'
import { SubjectBoard } from './subject-board.tsx'

export interface SubjectPanelProps {
  page: VirtualClassrooms
  subject: VirtualClassrooms['subjects'][number]
  chosen: boolean
}

/** One subject: what it is about, what to find out, and the board to find it out at. */
export function SubjectPanel({ page, subject, chosen }: SubjectPanelProps) {
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
        <SubjectBoard page={page} subject={subject} chosen={chosen} />
      </div>
    </section>
  )
}
