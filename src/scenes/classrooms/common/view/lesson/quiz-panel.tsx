import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../../ui/button/button.tsx'
import { Heading } from '../../../../../ui/layout/heading.tsx'
import { answerQuestion, retryQuiz, rightAnswers } from '../../model/progress/quiz.ts'
import { Choice } from '../choice.tsx'
import { checkAnswers, openAt } from './execute-command.ts'
import type { CourseProps } from './step-panel.tsx'

/** The questions at the end. Checked, each says why; the wrong ones can be tried again. */
export function QuizPanel({ words, progress, say }: CourseProps) {
  const { t } = useTranslation('lesson')
  const { quiz } = useSnapshot(progress)
  const going = { progress, words, t }
  const right = words.quiz.map((question) => question.right)
  const score = t('score', { right: rightAnswers(progress, right), count: right.length })
  const allRight = quiz.checked && rightAnswers(progress, right) === right.length
  return (
    <section aria-labelledby="lesson-quiz" data-quiz={quiz.checked ? score : 'open'}>
      <Heading id="lesson-quiz" size="subtitle" tabIndex={-1}>
        {t('quiz')}
      </Heading>
      <p className="mt-2 text-ink-soft">{t('quizText')}</p>
      <ol className="mt-5 flex flex-col gap-6">
        {words.quiz.map(({ question, options, why }, at) => {
          const given = quiz.answers[at] ?? null
          return (
            <li key={question} className="border-t pt-4">
              {quiz.checked && given !== null ? (
                <>
                  <p className="font-semibold">{question}</p>
                  <p className={given === right[at] ? 'mt-2 text-good' : 'mt-2 text-alert'}>
                    {given === right[at] ? t('right') : t('wrong')} {options[given]}
                  </p>
                  {/* Not before the right answer is found: a second try would be none. */}
                  {given === right[at] && <p className="mt-1 text-sm text-ink-soft">{why}</p>}
                </>
              ) : (
                <Choice
                  label={`${at + 1}. ${question}`}
                  value={given === null ? '' : String(given)}
                  onChoose={(id) => answerQuestion(progress, at, Number(id))}
                  options={options.map((label, id) => ({ id: String(id), label }))}
                />
              )}
            </li>
          )
        })}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {!quiz.checked && (
          <Button variant="primary" onClick={() => say(checkAnswers(going))}>
            {t('checkAnswers')}
          </Button>
        )}
        {quiz.checked && <p className="text-name font-semibold">{score}</p>}
        {quiz.checked && !allRight && (
          <Button onClick={() => retryQuiz(progress, right)}>{t('retry')}</Button>
        )}
        <Button
          variant="quiet"
          size="small"
          className="min-h-11"
          onClick={() => say(openAt(going, words.steps.length - 1))}
        >
          {t('back')}
        </Button>
      </div>
    </section>
  )
}
