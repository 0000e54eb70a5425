import { useTranslation } from 'react-i18next'
import {
  choose,
  type Choice as LabChoice,
  mostOf,
  type Slider,
  setSlider,
} from '../../model/lesson.ts'
import { Choice } from '../choice.tsx'
import { RangeField } from '../range-field.tsx'
import { useThrottledValue } from '../use-throttled-snapshot.ts'
import { ActionButton } from './action-button.tsx'
import type { LessonPartProps } from './use-lesson.ts'

/** All that can be done in the lab, as buttons, sliders and choices. */
export function ControlPanel({ session, text, say }: LessonPartProps) {
  const { model } = session
  const { t } = useTranslation('lesson')
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <fieldset className="sm:col-span-2">
        <legend className="kind">{t('actions')}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {model.controls.map((control) =>
            control.kind === 'action' && !control.beside ? (
              <ActionButton key={control.id} {...{ session, text, say }} id={control.id} />
            ) : null,
          )}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="kind">{t('settings')}</legend>
        <p className="mt-1 text-sm text-ink-soft pointer-coarse:hidden">{t('settingsKeys')}</p>
        <div className="mt-2 flex flex-col gap-2">
          {model.controls.map((control) =>
            control.kind === 'slider' ? (
              <LabSlider key={control.id} {...{ session, text, control }} />
            ) : null,
          )}
        </div>
      </fieldset>
      <div className="flex min-w-0 flex-col gap-5">
        {model.controls.map((control) =>
          control.kind === 'choice' ? (
            <LabOptions key={control.id} {...{ session, text, control }} />
          ) : null,
        )}
      </div>
    </div>
  )
}

type ControlProps<Control> = Omit<LessonPartProps, 'say'> & { control: Control }

function LabSlider({ session, text, control }: ControlProps<Slider<object>>) {
  const { model, lab } = session
  const { id, min, step } = control
  const isAway = useThrottledValue(lab, model.moving, (seen) => control.away?.(seen) ?? false)
  const value = useThrottledValue(lab, model.moving, (seen) => control.get(seen))
  const max = useThrottledValue(lab, model.moving, (seen) => mostOf(control, seen))
  if (isAway) return null
  return (
    <RangeField
      label={text.control(id)}
      {...{ min, max, step, value }}
      text={text.slider(control, value)}
      onValue={(next) => setSlider(model, lab, id, next)}
    />
  )
}

function LabOptions({ session, text, control }: ControlProps<LabChoice<object>>) {
  const { model, lab } = session
  const isAway = useThrottledValue(lab, model.moving, (seen) => control.away?.(seen) ?? false)
  const value = useThrottledValue(lab, model.moving, (seen) => control.get(seen))
  if (isAway) return null
  return (
    <Choice
      label={text.control(control.id)}
      value={value}
      onChoose={(id) => choose(model, lab, id)}
      options={control.options.map((id) => ({ id, label: text.option(id) }))}
    />
  )
}
