import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lesson } from '../../../content/schemas/lesson.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { TextList } from '../../ui/text-list.tsx'

/** What a teacher reads of a lesson, part by part: apart, since shaping all of it at once holds up a slow phone. */
export function TeacherSheets({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('lesson')
  const { teacher } = lesson
  return (
    <>
      <Part title={t('equipment')}>
        <TextList items={teacher.equipment} className="list-disc pl-5" itemClassName="py-0.5" />
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
              <p className="mt-1">{predict.question}</p>
              <Options {...predict} />
              <p className="mt-1 text-ink-soft">{explain}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t('answers')}>
        <Entries entries={teacher.answers} />
      </Part>
      <Part title={t('quiz')}>
        <ol>
          {lesson.quiz.map(({ question, options, right, why }, at) => (
            <li
              key={question}
              className="break-inside-avoid border-t py-3 first:border-t-0 first:pt-0"
            >
              <h3 className="font-semibold">
                {at + 1}. {question}
              </h3>
              <Options {...{ options, right }} />
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
        <TextList items={lesson.sources} className="break-inside-avoid text-sm text-ink-soft" />
      </Part>
    </>
  )
}

/** All that can be answered, as pupils see it; the right answer stands out without color too. */
function Options({ options, right }: { options: readonly string[]; right: number }) {
  const { t } = useTranslation('lesson')
  return (
    <ul className="mt-1" data-options="">
      {options.map((option, at) => (
        <li key={option} className="flex gap-2">
          <span className="w-5 shrink-0">
            {at === right && <CheckIcon className="mt-1 size-4 text-good" />}
          </span>
          {at === right ? (
            <strong>
              <span className="sr-only">{t('right')} </span>
              {option}
            </strong>
          ) : (
            <span>{option}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 print:mt-6">
      <Heading size="subtitle" className="mb-4 print:mb-2">
        {title}
      </Heading>
      {children}
    </section>
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

/** Prints the page that is open. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button className="needs-scripts" onClick={() => print()}>
      {label}
    </Button>
  )
}
