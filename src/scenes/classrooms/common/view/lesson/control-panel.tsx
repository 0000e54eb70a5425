import { useSnapshot } from 'valtio'
import { Button } from '../../../../../ui/button/button.tsx'
import {
  type Action,
  choose,
  controlOf,
  type Choice as LabChoice,
  runAction,
  type Slider,
  setSlider,
  sliderMax,
} from '../../model/lesson.ts'
import { shownReadings } from '../../model/withheld-readings.ts'
import { RadioGroup } from '../radio-group.tsx'
import { RangeField } from '../range-field.tsx'
import { Readings } from '../readings.tsx'
import { useThrottledSnapshot } from '../use-throttled-snapshot.ts'
import type { Lesson } from './use-lesson.ts'

/** All that can be done in the lab, as buttons, sliders and choices; what does not apply now is not there. */
export function ControlPanel({ lesson }: { lesson: Lesson }) {
  const { t, text, session } = lesson
  const { model } = session
  const lab = useThrottledSnapshot(lesson.seen)
  const sliderOf = (slider: Slider<object>) => {
    const { id, min, step } = slider
    const value = slider.get(lab)
    return (
      <RangeField
        key={id}
        label={text.control(id)}
        {...{ min, max: sliderMax(slider, lab), step, value }}
        text={text.slider(slider, value)}
        onValue={(next) => setSlider(model, session.lab, id, next)}
      />
    )
  }
  const choiceOf = ({ id, options, get }: LabChoice<object>) => (
    <RadioGroup
      key={id}
      label={text.control(id)}
      value={get(lab)}
      onChoose={(option) => choose(model, session.lab, option)}
      options={options.map((option) => ({ id: option, label: text.option(option) }))}
    />
  )
  const actions = model.controls.filter((control) => control.kind === 'action')
  const settings = model.controls.filter((control) => control.kind !== 'action')
  const here = settings.filter(({ away }) => !away?.(lab))
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 in-data-panel:grid-cols-2">
      <fieldset className="sm:col-span-2 in-data-panel:col-span-2">
        <legend className="kind">{t('actions')}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {actions.map((action) =>
            action.beside ? null : <ActionButton key={action.id} {...{ lesson, lab, action }} />,
          )}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="kind">{t('settings')}</legend>
        <p className="mt-1 text-sm text-ink-soft pointer-coarse:hidden in-data-panel:hidden">
          {t('settingsKeys')}
        </p>
        <div className="mt-2 flex flex-col gap-2">
          {here.map((control) => (control.kind === 'slider' ? sliderOf(control) : null))}
        </div>
      </fieldset>
      <div className="flex min-w-0 flex-col gap-5">
        {here.map((control) => (control.kind === 'choice' ? choiceOf(control) : null))}
      </div>
    </div>
  )
}

interface ActionButtonProps {
  lesson: Lesson
  lab: object
  action: Action<object>
}

/** What can be done in the lab. Refused it stays pressable: why it is refused is worth hearing. */
function ActionButton({ lesson, lab, action }: ActionButtonProps) {
  const { session, text, say } = lesson
  return (
    <Button
      size="small"
      className="min-h-11 aria-pressed:border-signal aria-pressed:text-signal aria-pressed:hover:bg-transparent"
      aria-pressed={action.pressed?.(lab)}
      aria-disabled={action.refusal?.(lab) !== undefined}
      onClick={() => {
        const outcome = runAction(session.model, session.lab, action.id)
        if (!outcome.done && outcome.why) say(text.message({ id: outcome.why }))
      }}
    >
      {text.control(action.id)}
    </Button>
  )
}

/**
 * What the lab's instruments show now; those whose thing stands aside are not listed, those that are held back say
 * so.
 */
export function LabReadings({ lesson: { t, text, seen, session } }: { lesson: Lesson }) {
  const lab = useThrottledSnapshot(seen)
  const readings = shownReadings(session.model, lab, useSnapshot(session.progress))
    .filter(({ away }) => !away)
    .map((reading) => ({
      id: reading.id,
      label: text.readingName(reading.id),
      value: text.reading(reading),
      held: reading.held !== undefined,
      main: reading.main ?? false,
    }))
  return <Readings label={t('readings')} readings={readings} />
}

/** The scene as a list: each thing with its state; the chosen one with what it is and what can be done with it. */
export function ObjectList({ lesson }: { lesson: Lesson }) {
  const { t, text, session } = lesson
  const { model, workspace } = session
  const { chosen } = useSnapshot(workspace)
  const lab = useThrottledSnapshot(lesson.seen)
  return (
    <section aria-label={t('objects')}>
      <p className="kind">{t('objects')}</p>
      <ul className="mt-2">
        {model.objects.map(({ id, state, actions }) => (
          <li key={id} className="border-t" data-object={id}>
            <button
              type="button"
              aria-expanded={chosen === id}
              onClick={() => {
                workspace.chosen = chosen === id ? null : id
              }}
              className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 py-2 text-left"
            >
              <span className="font-semibold">{text.object(id)}</span>{' '}
              <span className="text-sm text-ink-soft" data-state={state(lab)}>
                {text.state(id, state(lab))}
              </span>
            </button>
            {chosen === id && (
              <div className="pb-4">
                <p className="text-sm">{text.about(id)}</p>
                <div className="mt-3 flex flex-wrap gap-2">
                  {actions.map((each) => {
                    const action = controlOf(model, each)
                    return action?.kind === 'action' ? (
                      <ActionButton key={each} {...{ lesson, lab, action }} />
                    ) : null
                  })}
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
