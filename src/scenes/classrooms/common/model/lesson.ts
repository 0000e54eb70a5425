import { clamp } from '../../../../math/clamp.ts'

/** What a lab says just now, once: its words stand in the lesson's document. */
export interface LabEvent {
  id: string
  /** Filled into its words as `{{figure}}`. */
  figure?: number
  places?: number
}

/** A thing that is pressed: a button, a word of command, a press on an object of the scene. */
export interface Action<Lab> {
  kind: 'action'
  id: string
  /** Why it cannot be done now, as the id of a message; nothing where it can. */
  refusal?(lab: Lab): string | undefined
  /** Whether it stands switched on, for what is switched. */
  pressed?(lab: Lab): boolean
  /** Offered beside its object alone, where a button for each object would be a wall of them. */
  beside?: boolean
  run(lab: Lab): void
}

/** A thing that is set to a figure. */
export interface Slider<Lab> {
  kind: 'slider'
  id: string
  min: number
  /** The same for every lab, or what a lab as it stands allows. */
  max: number | { of(lab: Lab): number }
  step: number
  places: number
  /** Whether it belongs to nothing that stands here now; then it is not shown. */
  away?(lab: Lab): boolean
  get(lab: Lab): number
  set(lab: Lab, value: number): void
}

/** Where a lesson's progress lies in local storage: what begins so the privacy page shows and removes. */
export const savedKey = (lesson: string): string => `lesson-${lesson}`

/** Where a slider ends for a lab as it stands. */
export const mostOf = <Lab>({ max }: Slider<Lab>, lab: Lab): number =>
  typeof max === 'number' ? max : max.of(lab)

/** One of a few: the "what if" of a lab. */
export interface Choice<Lab> {
  kind: 'choice'
  id: string
  options: readonly string[]
  /** As of a slider. */
  away?(lab: Lab): boolean
  get(lab: Lab): string
  set(lab: Lab, option: string): void
}

export type Control<Lab> = Action<Lab> | Slider<Lab> | Choice<Lab>

/** A thing of the scene, also in the list beside it. */
export interface LabObject<Lab> {
  id: string
  /** How it stands now, as the id of words. */
  state(lab: Lab): string
  /** Ids of the actions that can be done with it; a press on it does the first that can be done. */
  actions: readonly string[]
}

/** What an instrument shows: a figure, or two that it lies between, and a word. */
export interface LabReading {
  id: string
  figure?: number
  to?: number
  places?: number
  word?: string
  main?: boolean
  /** Whether what it measures does not stand here now; it says so when it is asked for, and is not listed. */
  away?: boolean
  /** Whether it is of something that the learner brought, which no step asks about: it is never held back. */
  brought?: boolean
  /**
   * The step, from 1, that holds it back, so that it shows nothing yet, and whether that is the one that is open; no lab
   * sets this, `shownReadings` does.
   */
  held?: { number: number; isOpen: boolean }
}

/** A step is done when the lab is as it asks; no button says so. */
export interface Step<Lab> {
  id: string
  done(lab: Lab): boolean
  /**
   * Readings, by their ids, that would tell the answer: from the beginning of the lesson until it was said what is expected
   * of this step they show nothing. `below` stands for what is drawn below the scene.
   */
  withholds?: readonly string[]
}

/**
 * A lesson's rules. All of it is pure: `Lab` is a valtio proxy, seconds and seeds are given, and every word stands in
 * the lesson's document under the ids that are named here.
 */
export interface LessonModel<Lab extends object = object> {
  id: string
  create(): Lab
  /** As at the beginning, what is kept included. */
  reset(lab: Lab): void
  steps: readonly Step<Lab>[]
  controls: readonly Control<Lab>[]
  objects: readonly LabObject<Lab>[]
  readings(lab: Lab): LabReading[]
  /** What happened last; a new object each time. */
  event(lab: Lab): LabEvent | undefined
  /** Whether time changes anything now. */
  moving(lab: Lab): boolean
  advance(lab: Lab, seconds: number): void
  /** What is worth keeping from one visit to the next, as JSON can hold it. */
  keep(lab: Lab): unknown
  /** @returns whether it was of this lab and has been taken over */
  restore(lab: Lab, kept: unknown): boolean
}

export const controlOf = <Lab>(
  model: { controls: readonly Control<Lab>[] },
  id: string,
): Control<Lab> | undefined => model.controls.find((control) => control.id === id)

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
