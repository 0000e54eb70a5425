import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { formatDate } from '../../../../../i18n/format-date.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePrinting } from '../../../../../ui/use-printing.ts'
import { countStepsDone } from '../../model/progress/progress.ts'
import { shownReadings } from '../../model/withheld-readings.ts'
import type { Lesson } from './use-lesson.ts'

export interface SummaryProps {
  lesson: Lesson
  /** The day on the paper. */
  today: Date
}

/** What was done, expected and found, for the learner's folder. */
export function Summary(props: SummaryProps) {
  const { t, session } = props.lesson
  const progress = useSnapshot(session.progress)
  const [isPrinting, print] = usePrinting()
  if (countStepsDone(progress as typeof session.progress) === 0) return null
  return (
    <>
      <Button size="small" className="min-h-11" onClick={print}>
        {t('print')}
      </Button>
      {isPrinting && createPortal(<Sheet {...props} />, document.body)}
    </>
  )
}

function Sheet({ lesson, today }: SummaryProps) {
  const { i18n } = useTranslation('lesson')
  const { t, session, words, text } = lesson
  const { progress, model, lab } = session
  const { quiz } = progress
  const count = words.quiz.length
  return (
    <main data-print-sheet="" className="hidden print:block">
      <p className="kind">
        {formatDate(new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }), today)}
      </p>
      <h1 className="mt-1 text-title font-semibold">{words.title}</h1>
      <p className="mt-2">{words.aim}</p>
      <p className="mt-6 border-b pb-6">{t('name')}</p>
      <ol className="mt-6 flex flex-col gap-4">
        {words.steps.map((step, at) => {
          const { done = false, predicted = null } = progress.steps[at] ?? {}
          if (!done) return null
          const { options, right, question } = step.predict
          return (
            <li key={step.id} className="border-t pt-3 first:border-t-0 first:pt-0">
              <h2 className="font-semibold">
                {at + 1}. {step.title}
              </h2>
              <p className="mt-1">{question}</p>
              <p className="mt-1 text-ink-soft">
                {t('expected', { answer: options[predicted ?? right] })}
              </p>
              <p className="font-semibold">{t('itIs', { answer: options[right] })}</p>
              <p className="mt-1">{step.explain}</p>
            </li>
          )
        })}
      </ol>
      <dl className="mt-6 border-t border-ink pt-3">
        {shownReadings(model, lab, progress).map((reading) =>
          reading.away || reading.held ? null : (
            <div key={reading.id} className="flex gap-3">
              <dt className="font-semibold">{text.readingName(reading.id)}</dt>
              <dd>{text.reading(reading)}</dd>
            </div>
          ),
        )}
      </dl>
      {quiz.tries > 0 && (
        <p className="mt-6">
          {t('named', { name: t('quiz'), value: t('score', { right: quiz.best, count }) })}
        </p>
      )}
    </main>
  )
}
