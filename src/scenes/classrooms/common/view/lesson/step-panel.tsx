import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../../ui/button/button.tsx'
import { CheckIcon } from '../../../../../ui/icons/shell.tsx'
import { Heading } from '../../../../../ui/layout/heading.tsx'
import type { LessonWords } from '../../model/document.ts'
import { type Progress, predict } from '../../model/progress/progress.ts'
import { Choice } from '../choice.tsx'
import { next, openAt } from './execute-command.ts'

/** What the steps and the quiz are given of the lesson under way. */
export interface CourseProps {
  words: LessonWords
  progress: Progress
  say: (text: string) => void
}

/** The open step: predict, try, see, explain. What is done is done in the scene; the panel only says so. */
export function StepPanel({ words, progress, say }: CourseProps) {
  const { t } = useTranslation('lesson')
  const { at, steps } = useSnapshot(progress)
  const step = words.steps[at]
  const state = steps[at]
  if (!step || !state) return null
  const { question, options, right } = step.predict
  const last = at === words.steps.length - 1
  const going = { progress, words, t }
  return (
    <section aria-labelledby="lesson-step" data-step={step.id} data-done={state.done}>
      <p className="kind flex items-center gap-2">
        {t('step', { number: at + 1, count: words.steps.length })}
        {state.done && (
          <span className="inline-flex items-center gap-1 text-good">
            <CheckIcon className="size-4" />
            {t('stepDone')}
          </span>
        )}
      </p>
      <Heading id="lesson-step" size="subtitle" className="mt-1" tabIndex={-1}>
        {step.title}
      </Heading>
      {state.done ? (
        <dl className="mt-4 border-l-2 border-good pl-4">
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-2 text-sm text-ink-soft">
            {t('expected', { answer: options[state.predicted ?? right] })}
          </dd>
          <dd className="mt-1 text-sm font-semibold">{t('itIs', { answer: options[right] })}</dd>
          <dd className="mt-3">{step.explain}</dd>
        </dl>
      ) : (
        <>
          <p className="kind mt-5">{t('predict')}</p>
          <Choice
            label={question}
            className="mt-1"
            value={state.predicted === null ? '' : String(state.predicted)}
            onChoose={(id) => predict(progress, Number(id))}
            options={options.map((label, id) => ({ id: String(id), label }))}
          />
          <p className="kind mt-6">{t('try')}</p>
          <p className="mt-1">{step.task}</p>
          {state.predicted === null && (
            <p className="mt-2 text-sm text-ink-soft">{t('predictFirst')}</p>
          )}
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="small"
          className="min-h-11"
          aria-disabled={!state.done}
          onClick={() => say(next(going))}
        >
          {last ? t('toQuiz') : t('next')}
        </Button>
        {at > 0 && (
          <Button
            variant="quiet"
            size="small"
            className="min-h-11"
            onClick={() => say(openAt(going, at - 1))}
          >
            {t('back')}
          </Button>
        )}
      </div>
    </section>
  )
}
