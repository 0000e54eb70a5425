import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { createRandom } from '../../../math/random.ts'
import { wholePercents } from '../../../math/whole-percents.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ChoiceList } from '../../../ui/choice-list/choice-list.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { PollBars } from '../../../ui/poll-bars/poll-bars.tsx'
import { InstantPollBox } from '../../civic/instant-poll-box.tsx'
import { LessonList } from '../../civic/lesson-list.tsx'
import { FocusedLine } from '../../civic/taking-focus.tsx'
import { interpolate } from '../../interpolate.ts'
import { useTicker } from '../../use-ticker.ts'
import { DRIFT_INTERVAL_MS, driftVotes } from '../model/drift-votes.ts'
import { DemoHead, type DemoProps } from './demo-head.tsx'

/** Lessons as a reading list; what a lesson says appears line by line while it runs. */
export function EducationDemo({ copy, demo: { lessons } }: DemoProps<'education'>) {
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <DemoHead id="education" {...copy} className="self-start lg:sticky lg:top-28 lg:col-span-4" />
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        <LessonList copy={copy} lessons={lessons} />
      </div>
    </div>
  )
}

/** One question at a time, and then what was answered. */
export function SurveyDemo({ copy, demo: { survey: questions } }: DemoProps<'survey'>) {
  // An option of each question that was answered; undefined before the survey is started.
  const [answers, setAnswers] = useState<number[]>()
  const index = answers?.length ?? 0
  const question = answers && questions[index]
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <DemoHead id="survey" {...copy} className="lg:col-span-5" />
      <div className="min-w-0 border-t border-ink pt-6 lg:col-span-6 lg:col-start-7">
        {question ? (
          <div key={index}>
            <p className="kind">
              {interpolate(copy.questionOf, { number: index + 1, count: questions.length })}
            </p>
            <FocusedLine id="survey-question" className="mt-3 text-subtitle font-semibold">
              {question.question}
            </FocusedLine>
            <ChoiceList
              className="mt-8"
              labelledBy="survey-question"
              choices={question.options.map((label) => ({ id: label, label }))}
              onChoose={(option) => setAnswers([...answers, option])}
            />
          </div>
        ) : (
          <>
            {!answers && <p className="mb-8 text-subtitle font-semibold">{copy.about}</p>}
            {answers && (
              <>
                <FocusedLine className="text-name font-semibold">{copy.complete}</FocusedLine>
                <h3 className="kind mt-6">{copy.answersTitle}</h3>
                <dl className="mt-2 mb-8 border-b">
                  {questions.map(({ question, options }, each) => (
                    <div
                      key={question}
                      className="grid gap-x-6 gap-y-1 border-t py-3 sm:grid-cols-[1fr_auto]"
                    >
                      <dt className="text-ink-soft">{question}</dt>
                      <dd className="font-semibold">{options[answers[each] ?? 0]}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <Button
                variant="primary"
                size="large"
                className="needs-scripts"
                onClick={() => setAnswers([])}
              >
                {copy.start}
              </Button>
              <p className="min-w-0 text-sm text-ink-soft">{copy.note}</p>
            </div>
            <ol className="hidden no-scripts:mt-4 no-scripts:block">
              {questions.map(({ question }) => (
                <li key={question} className="border-t py-3">
                  {question}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  )
}

const DRIFT_SEED = 1848

/** The poll of a debate, large enough to be read across a hall. */
export function LivePollDemo({ copy, demo: { livePoll } }: DemoProps<'live-poll'>) {
  const { t } = useTranslation('voters')
  // Undefined before it is first started.
  const [live, setLive] = useState<boolean>()
  const [votes, setVotes] = useState(() => livePoll.options.map(({ votes }) => votes))
  const [own, setOwn] = useState<number>()
  const [random] = useState(() => createRandom(DRIFT_SEED))
  useTicker(live === true, DRIFT_INTERVAL_MS, () => setVotes(driftVotes(votes, own, random)))
  const percents = wholePercents(votes)
  const vote = (option: number) => {
    setVotes(votes.map((count, index) => (index === option ? count + 1 : count)))
    setOwn(option)
  }

  return (
    <div className="min-w-0 lg:col-span-7">
      <DemoHead id="live-poll" {...copy} />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-name">{livePoll.question}</h3>
        <Badge tone={live ? 'good' : 'plain'}>
          <span
            className={
              live ? 'size-1.5 rounded-full bg-good' : 'size-1.5 rounded-full bg-line-strong'
            }
          />
          {live ? copy.live : copy.idle}
        </Badge>
      </div>
      <PollBars
        size="large"
        className="mt-4 border-b"
        bars={livePoll.options.map(({ label }, index) => ({
          id: label,
          label,
          percent: percents[index] ?? 0,
          action: own === undefined && (
            <Button
              size="small"
              className="needs-scripts"
              aria-label={interpolate(copy.voteFor, { option: label })}
              onClick={() => vote(index)}
            >
              {copy.vote}
            </Button>
          ),
        }))}
      />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button variant="primary" className="needs-scripts" onClick={() => setLive(!live)}>
          {live ? copy.end : copy.start}
        </Button>
        <p className="font-mono text-xs text-ink-soft">
          {t('answers', { count: votes.reduce((sum, count) => sum + count, 0) })}
        </p>
      </div>
      {own !== undefined && (
        <FocusedLine className="mt-4 font-semibold">
          {interpolate(copy.voted, { option: livePoll.options[own]?.label ?? '' })}
        </FocusedLine>
      )}
      <p role="status" className="sr-only">
        {live ? copy.started : live === false && copy.ended}
      </p>
    </div>
  )
}

/** One question, whose answers are shown to whoever has given their own. */
export function InstantPollDemo({ copy, demo: { instantPoll } }: DemoProps<'instant-poll'>) {
  return (
    <div className="min-w-0 lg:col-span-4 lg:col-start-9 lg:border-l lg:pl-8">
      <DemoHead id="instant-poll" {...copy} />
      <InstantPollBox copy={copy} poll={instantPoll} className="mt-10" />
    </div>
  )
}

/** A survey whose questions follow from the answer before. */
export function AdaptiveDemo({ copy, demo: { interests } }: DemoProps<'adaptive'>) {
  const [age, setAge] = useState('')
  const [isAged, setAged] = useState(false)
  const offered = interests[interestBranch(age)]
  const [chosen, setChosen] = useState<(typeof offered)[number]>()
  const step = chosen ? 2 : isAged ? 1 : 0
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  const reset = () => {
    flushSync(() => {
      setAge('')
      setAged(false)
      setChosen(undefined)
    })
    input.current?.focus({ preventScroll: true })
  }

  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <DemoHead id="adaptive" {...copy} className="lg:order-last lg:col-span-4 lg:col-start-9" />
      <div className="min-w-0 rounded border border-line-strong bg-surface p-6 sm:p-10 lg:col-span-7">
        <p aria-hidden="true" className="flex gap-1.5">
          {[0, 1, 2].map((each) => (
            <span key={each} className={`h-1 w-10 ${each <= step ? 'bg-depth' : 'bg-line'}`} />
          ))}
        </p>
        {step === 0 && (
          // With method `dialog` a submit before hydration does not navigate.
          <form
            method="dialog"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              setAged(age !== '')
            }}
            className="mt-8"
          >
            <label htmlFor={id} className="block text-subtitle font-semibold">
              {copy.age}
            </label>
            <div className="mt-6 flex flex-wrap gap-3 needs-scripts">
              <input
                ref={input}
                id={id}
                type="number"
                inputMode="numeric"
                min={0}
                value={age}
                onChange={(event) => setAge(event.target.value)}
                className="text-field w-28! text-lead tabular-nums"
              />
              <Button type="submit" variant="primary" disabled={age === ''}>
                {copy.next}
              </Button>
            </div>
          </form>
        )}
        {step === 1 && (
          <>
            <FocusedLine id={`${id}-interest`} className="mt-8 text-subtitle font-semibold">
              {copy.interest}
            </FocusedLine>
            <ChoiceList
              className="mt-6"
              labelledBy={`${id}-interest`}
              choices={offered.map(({ label }) => ({ id: label, label }))}
              onChoose={(index) => setChosen(offered[index])}
            />
          </>
        )}
        {chosen && (
          <>
            <FocusedLine className="mt-8 text-subtitle font-semibold">{copy.adapted}</FocusedLine>
            <p className="kind mt-3">
              {interpolate(copy.profile, {
                age: Number.parseInt(age, 10),
                interest: chosen.label,
              })}
            </p>
            <div className="mt-8 border-t pt-5">
              <h3 className="text-sm font-medium text-ink-soft">{copy.followUp}</h3>
              <p className="mt-1.5 text-lead">{chosen.followUp}</p>
            </div>
            <Button className="mt-8" onClick={reset}>
              {copy.reset}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Below this age the survey asks about the interests of the young, years. */
const YOUNG_BELOW = 30

/** Which interests the survey asks about. The age is parsed as an integer. */
export function interestBranch(age: string): 'young' | 'older' {
  return Number.parseInt(age, 10) < YOUNG_BELOW ? 'young' : 'older'
}
