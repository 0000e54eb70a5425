import { useTranslation } from 'react-i18next'
import { mostOf } from '../../model/lesson.ts'
import { choose, setSlider } from '../../model/operate.ts'
import type { Session } from '../../model/session.ts'
import { Choice } from '../choice.tsx'
import { RangeField } from '../range-field.tsx'
import { useCalm } from '../use-calm.ts'
import { ActionButton } from './action-button.tsx'
import type { LessonText } from './lesson-text.ts'

export interface ControlPanelProps<Lab extends object> {
  session: Session<Lab>
  text: LessonText
  say: (text: string) => void
}

/** All that can be done in the lab, as buttons, sliders and choices. */
export function ControlPanel<Lab extends object>(props: ControlPanelProps<Lab>) {
  const { session, text, say } = props
  const { model, lab } = session
  const { t } = useTranslation('lesson')
  const seen = useCalm(lab, model.moving)
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <fieldset className="sm:col-span-2">
        <legend className="kind">{t('actions')}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {model.controls.map((control) =>
            control.kind === 'action' && !control.beside ? (
              <ActionButton key={control.id} {...{ session, text, say }} action={control.id} />
            ) : null,
          )}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="kind">{t('settings')}</legend>
        <p className="mt-1 text-sm text-ink-soft pointer-coarse:hidden">{t('settingsKeys')}</p>
        <div className="mt-2 flex flex-col gap-2">
          {model.controls.map((control) => {
            if (control.kind !== 'slider' || control.away?.(seen)) return null
            const { id, min, step } = control
            const value = control.get(seen)
            return (
              <RangeField
                key={id}
                label={text.control(id)}
                {...{ min, max: mostOf(control, seen), step, value }}
                text={text.slider(control, value)}
                onValue={(next) => setSlider(model, lab, id, next)}
              />
            )
          })}
        </div>
      </fieldset>
      <div className="flex min-w-0 flex-col gap-5">
        {model.controls.map((control) => {
          if (control.kind !== 'choice' || control.away?.(seen)) return null
          return (
            <Choice
              key={control.id}
              label={text.control(control.id)}
              value={control.get(seen)}
              onChoose={(id) => choose(model, lab, id)}
              options={control.options.map((id) => ({ id, label: text.option(id) }))}
            />
          )
        })}
      </div>
    </div>
  )
}
