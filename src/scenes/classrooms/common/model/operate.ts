import { clamp } from '../../../../math/clamp.ts'
import { type Action, controlOf, type LessonModel, mostOf } from './lesson.ts'

/** What came of it: done, refused for a reason that has words, or there is no such thing. */
export type Outcome = { done: true } | { done: false; why?: string | undefined }

const done: Outcome = { done: true }

/** Does an action where it can be done. */
export function runAction<Lab extends object>(
  model: LessonModel<Lab>,
  lab: Lab,
  id: string,
): Outcome {
  const control = controlOf(model, id)
  if (control?.kind !== 'action') return { done: false }
  const why = control.refusal?.(lab)
  if (why) return { done: false, why }
  control.run(lab)
  return done
}

/** Sets a slider to the step nearest to a value, within its ends. */
export function setSlider<Lab extends object>(
  model: LessonModel<Lab>,
  lab: Lab,
  id: string,
  value: number,
): Outcome {
  const control = controlOf(model, id)
  if (control?.kind !== 'slider' || !Number.isFinite(value)) return { done: false }
  const { min, step, places } = control
  const steps = Math.round((clamp(value, min, mostOf(control, lab)) - min) / step)
  control.set(lab, Number((min + steps * step).toFixed(places)))
  return done
}

export function choose<Lab extends object>(
  model: LessonModel<Lab>,
  lab: Lab,
  option: string,
): Outcome {
  const control = model.controls.find(
    (each) => each.kind === 'choice' && each.options.includes(option),
  )
  if (control?.kind !== 'choice') return { done: false }
  control.set(lab, option)
  return done
}

/** The action that a press on an object does: the first that can be done now. */
export function actionOf<Lab extends object>(
  model: LessonModel<Lab>,
  lab: Lab,
  object: string,
): string | undefined {
  const found = model.objects.find(({ id }) => id === object)
  return found?.actions.find((id) => {
    const action = controlOf(model, id) as Action<Lab> | undefined
    return action !== undefined && action.refusal?.(lab) === undefined
  })
}
