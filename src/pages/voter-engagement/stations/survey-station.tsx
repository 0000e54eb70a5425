import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../../ui/button/button.tsx'
import { ChoiceList } from '../../../ui/choice-list/choice-list.tsx'
import { FocusedLine } from '../../civic/taking-focus.tsx'
import { interpolate } from '../../interpolate.ts'
import { answerSurvey, createSurvey, startSurvey } from '../model/survey.ts'
import { StationHead, type StationProps } from './station-head.tsx'

/** One question at a time, and then what was answered. */
export function SurveyStation({ copy, demo: { survey: questions } }: StationProps<'survey'>) {
  const [survey] = useState(createSurvey)
  const { state, question: index, answers } = useSnapshot(survey)
  const question = questions[index]
  const complete = state === 'closed' && answers.length === questions.length
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <StationHead id="survey" {...copy} className="lg:col-span-5" />
      <div className="min-w-0 border-t border-ink pt-6 lg:col-span-6 lg:col-start-7">
        {state === 'asking' && question ? (
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
              onChoose={(option) => answerSurvey(survey, option, questions.length)}
            />
          </div>
        ) : (
          <>
            {!complete && <p className="mb-8 text-subtitle font-semibold">{copy.about}</p>}
            {complete && (
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
                onClick={() => startSurvey(survey)}
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
