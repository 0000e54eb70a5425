import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../../ui/button/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { CheckIcon } from '../../../../../ui/icons/shell.tsx'
import { Heading } from '../../../../../ui/layout/heading.tsx'
import { furthestStep, predict } from '../../model/progress/progress.ts'
import { answerQuestion } from '../../model/progress/quiz.ts'
import { RadioGroup } from '../radio-group.tsx'
import { openAt, scoreText } from './execute-command.ts'
import type { Lesson } from './use-lesson.ts'

type CourseProps = { lesson: Lesson }

/**
 * The row of all steps, and the open one, or the quiz behind the last. Where the pressed control goes away, or has led
 * on to another step and would now do nothing, the heading takes the focus.
 */
export function LessonSteps({ lesson }: CourseProps) {
  const { words, session } = lesson
  const { at, steps, quiz } = useSnapshot(session.progress)
  const root = useRef<HTMLDivElement>(null)
  const focused = useRef<Node>(null)
  const shown = useRef(at)
  const focusHeading = () => root.current?.querySelector<HTMLElement>('h2')?.focus()
  useEffect(() => {
    const element = root.current
    const keep = ({ target }: FocusEvent) => {
      focused.current = target as Node
    }
    element?.addEventListener('focusin', keep)
    return () => element?.removeEventListener('focusin', keep)
  }, [])
  const open = `${at} ${steps[at]?.done} ${quiz.checked}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open decides which controls there are.
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const lost = focused.current?.isConnected === false && activeElement === body
    const ledOn = shown.current !== at && root.current?.contains(activeElement)
    shown.current = at
    if (lost || ledOn) focusHeading()
  }, [open])
  return (
    <div ref={root} className="flex flex-col gap-8">
      <StepRow lesson={lesson} onAgain={focusHeading} />
      {at < words.steps.length ? <StepPanel lesson={lesson} /> : <QuizPanel lesson={lesson} />}
    </div>
  )
}

/**
 * All steps and the quiz in a row: where one is, and the way back to what was done.
 * @param onAgain  called where the open one is pressed
 */
function StepRow({ lesson, onAgain }: CourseProps & { onAgain: () => void }) {
  const { t, words, session, say } = lesson
  const { at, steps } = useSnapshot(session.progress)
  const furthest = furthestStep(steps)
  const places = [...words.steps.map(({ title }) => title), t('quiz')]
  const nameOf = (title: string, place: number) => {
    if (place === steps.length) return title
    const number = t('step', { number: place + 1, count: steps.length })
    const name = t('named', { name: number, value: title })
    return steps[place]?.done ? t('between', { value: name, word: t('stepDone') }) : name
  }
  return (
    <ol aria-label={t('steps')} className="flex gap-1.5">
      {places.map((title, place) => (
        <li key={title} className="grow">
          <button
            type="button"
            title={title}
            aria-label={nameOf(title, place)}
            aria-current={place === at ? 'step' : undefined}
            disabled={place > furthest}
            onClick={({ currentTarget }) => {
              // Safari focuses no button that is pressed by mouse.
              currentTarget.focus()
              say(openAt(lesson, place))
              if (place === at) onAgain()
            }}
            className={classNames(
              'grid h-11 w-full place-items-center rounded border font-mono text-xs disabled:text-ink-soft disabled:opacity-60',
              place === at ? 'border-signal text-signal' : 'border-line-strong',
            )}
          >
            {steps[place]?.done ? (
              <CheckIcon className="size-4 text-good" />
            ) : place === steps.length ? (
              '?'
            ) : (
              place + 1
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The open step: predict, try, see, explain. What is done is done in the scene; the panel only says so. */
function StepPanel({ lesson }: CourseProps) {
  const { t, words, session, run } = lesson
  const { at, steps } = useSnapshot(session.progress)
  const step = words.steps[at]
  const state = steps[at]
  if (!step || !state) return null
  const { question, options, right } = step.predict
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
          <Answers
            label={question}
            className="mt-1"
            given={state.predicted}
            onChoose={(id) => predict(session.progress, id)}
            options={options}
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
          onClick={() => run({ command: 'next' })}
        >
          {at === words.steps.length - 1 ? t('toQuiz') : t('next')}
        </Button>
        {at > 0 && <BackButton lesson={lesson} />}
      </div>
    </section>
  )
}

/** The questions at the end. Checked, each says why; the wrong ones can be tried again. */
function QuizPanel({ lesson }: CourseProps) {
  const { t, words, session, run } = lesson
  const { progress, shape } = session
  const { checked, answers } = useSnapshot(progress).quiz
  const isAllRight = answers.every((given, at) => given === shape.right[at])
  return (
    <section aria-labelledby="lesson-quiz" data-quiz={checked ? scoreText(lesson) : 'open'}>
      <Heading id="lesson-quiz" size="subtitle" tabIndex={-1}>
        {t('quiz')}
      </Heading>
      <p className="mt-2 text-ink-soft">{t('quizText')}</p>
      <ol className="mt-5 flex flex-col gap-6 in-data-panel:grid in-data-panel:grid-cols-3">
        {words.quiz.map(({ question, options, right, why }, at) => {
          const given = answers[at] ?? null
          return (
            <li key={question} className="border-t pt-4">
              {checked && given !== null ? (
                <>
                  <p className="font-semibold">{question}</p>
                  <p className={given === right ? 'mt-2 text-good' : 'mt-2 text-alert'}>
                    {given === right ? t('right') : t('wrong')} {options[given]}
                  </p>
                  {/* Not before the right answer is found: a second try would be none. */}
                  {given === right && <p className="mt-1 text-sm text-ink-soft">{why}</p>}
                </>
              ) : (
                <Answers
                  label={`${at + 1}. ${question}`}
                  given={given}
                  onChoose={(id) => answerQuestion(progress, at, id)}
                  options={options}
                />
              )}
            </li>
          )
        })}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {!checked && (
          <Button variant="primary" onClick={() => run({ command: 'check' })}>
            {t('checkAnswers')}
          </Button>
        )}
        {checked && <p className="text-name font-semibold">{scoreText(lesson)}</p>}
        {checked && !isAllRight && (
          <Button onClick={() => run({ command: 'retry' })}>{t('retry')}</Button>
        )}
        <BackButton lesson={lesson} />
      </div>
    </section>
  )
}

interface AnswersProps {
  label: string
  className?: string
  options: readonly string[]
  /** The index of the chosen one. */
  given: number | null
  onChoose: (index: number) => void
}

const Answers = ({ options, given, onChoose, ...choice }: AnswersProps) => (
  <RadioGroup
    {...choice}
    value={String(given)}
    onChoose={(id) => onChoose(Number(id))}
    options={options.map((label, index) => ({ id: String(index), label }))}
  />
)

const BackButton = ({ lesson: { t, run } }: CourseProps) => (
  <Button
    variant="quiet"
    size="small"
    className="min-h-11"
    onClick={() => run({ command: 'back' })}
  >
    {t('back')}
  </Button>
)
