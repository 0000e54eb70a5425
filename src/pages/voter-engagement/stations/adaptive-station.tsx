import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { Button } from '../../../ui/button/button.tsx'
import { ChoiceList } from '../../../ui/choice-list/choice-list.tsx'
import { FocusedLine } from '../../civic/taking-focus.tsx'
import { interpolate } from '../../interpolate.ts'
import {
  chooseInterest,
  createAdaptiveSurvey,
  interestBranch,
  resetAdaptiveSurvey,
  setAge,
  submitAge,
} from '../model/adaptive-survey.ts'
import { StationHead, type StationProps } from './station-head.tsx'

/** A survey whose questions follow from the answer before. */
export function AdaptiveStation({ copy, demo: { interests } }: StationProps<'adaptive'>) {
  const [survey] = useState(createAdaptiveSurvey)
  // Synchronous, since a controlled input otherwise moves its caret.
  const { step, age, interests: chosen } = useSnapshot(survey, { sync: true })
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const offered = interests[interestBranch(age)]
  const last = offered.find((each) => each.label === chosen.at(-1))

  // Text that was typed before hydration.
  useEffect(() => setAge(survey, input.current?.value ?? ''), [survey])

  const reset = () => {
    flushSync(() => resetAdaptiveSurvey(survey))
    input.current?.focus({ preventScroll: true })
  }

  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <StationHead id="adaptive" {...copy} className="lg:order-last lg:col-span-4 lg:col-start-9" />
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
              submitAge(survey)
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
                onChange={(event) => setAge(survey, event.target.value)}
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
              onChoose={(index) => chooseInterest(survey, offered[index]?.label ?? '')}
            />
          </>
        )}
        {step === 2 && (
          <>
            <FocusedLine className="mt-8 text-subtitle font-semibold">{copy.adapted}</FocusedLine>
            <p className="kind mt-3">
              {interpolate(copy.profile, {
                age: Number.parseInt(age, 10),
                interest: chosen.join(', '),
              })}
            </p>
            {last && (
              <div className="mt-8 border-t pt-5">
                <h3 className="text-sm font-medium text-ink-soft">{copy.followUp}</h3>
                <p className="mt-1.5 text-lead">{last.followUp}</p>
              </div>
            )}
            <Button className="mt-8" onClick={reset}>
              {copy.reset}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
