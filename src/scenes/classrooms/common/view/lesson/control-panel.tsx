import { useSnapshot } from 'valtio'
import { Button } from '../../../../../ui/button/button.tsx'
import {
  choose,
  controlOf,
  type Choice as LabChoice,
  type LabObject,
  mostOf,
  runAction,
  type Slider,
  setSlider,
} from '../../model/lesson.ts'
import { Choice } from '../choice.tsx'
import { RangeField } from '../range-field.tsx'
import { useThrottledSnapshot } from '../use-throttled-snapshot.ts'
import type { Lesson } from './use-lesson.ts'

/** All that can be done in the lab, as buttons, sliders and choices. */
export function ControlPanel({ lesson }: { lesson: Lesson }) {
  const { t } = lesson
  const { controls } = lesson.session.model
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <fieldset className="sm:col-span-2">
        <legend className="kind">{t('actions')}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {controls.map((control) =>
            control.kind === 'action' && !control.beside ? (
              <ActionButton key={control.id} lesson={lesson} id={control.id} />
            ) : null,
          )}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="kind">{t('settings')}</legend>
        <p className="mt-1 text-sm text-ink-soft pointer-coarse:hidden">{t('settingsKeys')}</p>
        <div className="mt-2 flex flex-col gap-2">
          {controls.map((control) =>
            control.kind === 'slider' ? (
              <LabSlider key={control.id} {...{ lesson, control }} />
            ) : null,
          )}
        </div>
      </fieldset>
      <div className="flex min-w-0 flex-col gap-5">
        {controls.map((control) =>
          control.kind === 'choice' ? (
            <LabOptions key={control.id} {...{ lesson, control }} />
          ) : null,
        )}
      </div>
    </div>
  )
}

interface ControlProps<Control> {
  lesson: Lesson
  control: Control
}

function LabSlider({ lesson, control }: ControlProps<Slider<object>>) {
  const { session, text, seen } = lesson
  const { id, min, step } = control
  const value = useThrottledSnapshot(seen, (lab) => valueIn(lab, control))
  const max = useThrottledSnapshot(seen, (lab) => mostOf(control, lab))
  if (value === undefined) return null
  return (
    <RangeField
      label={text.control(id)}
      {...{ min, max, step, value }}
      text={text.slider(control, value)}
      onValue={(next) => setSlider(session.model, session.lab, id, next)}
    />
  )
}

function LabOptions({ lesson, control }: ControlProps<LabChoice<object>>) {
  const { session, text, seen } = lesson
  const value = useThrottledSnapshot(seen, (lab) => valueIn(lab, control))
  if (value === undefined) return null
  return (
    <Choice
      label={text.control(control.id)}
      value={value}
      onChoose={(id) => choose(session.model, session.lab, id)}
      options={control.options.map((id) => ({ id, label: text.option(id) }))}
    />
  )
}

/** What a control stands at; undefined where it does not apply. */
const valueIn = <Value,>(
  lab: object,
  control: { away?(lab: object): boolean; get(lab: object): Value },
): Value | undefined => (control.away?.(lab) ? undefined : control.get(lab))

/** What can be done in the lab. Refused it stays pressable: why it is refused is worth hearing. */
function ActionButton({ lesson, id }: { lesson: Lesson; id: string }) {
  const { session, text, seen, say } = lesson
  const { model, lab } = session
  const known = controlOf(model, id)
  const control = known?.kind === 'action' ? known : undefined
  const isPressed = useThrottledSnapshot(seen, (lab) => control?.pressed?.(lab))
  const isRefused = useThrottledSnapshot(seen, (lab) => control?.refusal?.(lab) !== undefined)
  if (!control) return null
  return (
    <Button
      size="small"
      className="min-h-11 aria-pressed:border-signal aria-pressed:text-signal aria-pressed:hover:bg-transparent"
      aria-pressed={isPressed}
      aria-disabled={isRefused}
      onClick={() => {
        const outcome = runAction(model, lab, id)
        if (!outcome.done && outcome.why) say(text.message({ id: outcome.why }))
      }}
    >
      {text.control(id)}
    </Button>
  )
}

/** The scene as a list: each thing with its state; the chosen one with what it is and what can be done with it. */
export function ObjectList({ lesson }: { lesson: Lesson }) {
  const { t, text, session } = lesson
  const { model, workspace } = session
  const { chosen } = useSnapshot(workspace)
  return (
    <section aria-label={t('objects')}>
      <p className="kind">{t('objects')}</p>
      <ul className="mt-2">
        {model.objects.map((object) => {
          const { id, actions } = object
          return (
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
                <ObjectState {...{ lesson, object }} />
              </button>
              {chosen === id && (
                <div className="pb-4">
                  <p className="text-sm">{text.about(id)}</p>
                  <div className="mt-3 flex flex-wrap gap-2">
                    {actions.map((action) => (
                      <ActionButton key={action} lesson={lesson} id={action} />
                    ))}
                  </div>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function ObjectState({ lesson, object }: { lesson: Lesson; object: LabObject<object> }) {
  const state = useThrottledSnapshot(lesson.seen, (lab) => object.state(lab))
  return (
    <span className="text-sm text-ink-soft" data-state={state}>
      {lesson.text.state(object.id, state)}
    </span>
  )
}
