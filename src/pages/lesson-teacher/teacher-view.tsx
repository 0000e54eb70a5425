import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../documents/refs.ts'
import { findLesson, lessonPath } from '../../site/lessons.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { later } from '../later/later.tsx'
import type { Params } from '../page.tsx'

const PrintButton = later(() => import('./print-button.tsx').then((module) => module.PrintButton))

export interface TeacherViewProps {
  documents: { lesson: Lesson }
  params: Params
}

/** All that a teacher needs of a lesson, on sheets that print well. */
export function TeacherView({ documents: { lesson }, params }: TeacherViewProps) {
  const { t } = useTranslation('lesson')
  const id = findLesson(params.lesson)
  const { teacher } = lesson
  const facts = [
    [t('age'), teacher.age],
    [t('time'), teacher.time],
    [t('before'), teacher.before],
  ] as const
  return (
    <Container className="max-w-4xl! pt-12 pb-20 lg:pt-16 print:py-0" data-teacher={id}>
      <Eyebrow className="mb-5">{t('forTeachers')}</Eyebrow>
      <Heading level={1} size="title">
        {lesson.title}
      </Heading>
      <p className="mt-5 text-lead">{t('named', { name: t('aim'), value: lesson.aim })}</p>
      <div className="no-print mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <PrintButton label={t('printPage')} />
        {id && <ArrowLink href={lessonPath(id)} label={t('toLesson')} />}
      </div>
      <dl className="mt-8 border-t border-ink">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 border-b py-3 sm:grid-cols-[14rem_1fr]">
            <dt className="font-semibold">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Part title={t('equipment')}>
        <ul className="list-disc pl-5">
          {teacher.equipment.map((thing) => (
            <li key={thing} className="py-0.5">
              {thing}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('course')}>
        <Entries entries={teacher.course} />
      </Part>
      <Part title={t('expectations')}>
        <ol>
          {lesson.steps.map(({ id: step, title, predict, explain }, at) => (
            <li key={step} className="border-t py-3 first:border-t-0 first:pt-0">
              <h3 className="font-semibold">
                {at + 1}. {title}
              </h3>
              <p className="mt-1">
                {predict.question} <strong>{predict.options[predict.right]}</strong>
              </p>
              <p className="mt-1 text-ink-soft">{explain}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t('answers')}>
        <Entries entries={teacher.answers} />
        <ol className="mt-2">
          {lesson.quiz.map(({ question, options, right, why }, at) => (
            <li key={question} className="border-t py-3">
              <p>
                {at + 1}. {question} <strong>{options[right]}</strong>
              </p>
              <p className="mt-1 text-ink-soft">{why}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t('mistakes')}>
        <Entries entries={teacher.mistakes} />
      </Part>
      <Part title={t('safety')}>
        <p>{teacher.safety}</p>
      </Part>
      <Part title={t('sources')}>
        <ul className="break-inside-avoid text-sm text-ink-soft">
          {lesson.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </Part>
    </Container>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-10 print:mt-6">
      <Heading size="subtitle" className="mb-4 print:mb-2">
        {title}
      </Heading>
      {children}
    </div>
  )
}

function Entries({ entries }: { entries: readonly { title: string; text: string }[] }) {
  return (
    <dl>
      {entries.map(({ title, text }) => (
        <div key={title} className="border-t py-3 first:border-t-0 first:pt-0">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
