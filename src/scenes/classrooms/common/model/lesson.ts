import { clamp } from '../../../../math/clamp.ts'

/** An event of a lab, announced once; its words are in the lesson's document. */
export interface LabEvent {
  id: string
  /** Filled into its words as `{{figure}}`. */
  figure?: number | undefined
  places?: number | undefined
}

/** A control that is pressed: by a button, a command, or a press on an object of the scene. */
export interface Action<Lab> {
  kind: 'action'
  id: string
  /** the id of a message that says why it is not possible now; undefined when it is */
  refusal?(lab: Lab): string | undefined
  /** whether a toggle is on */
  pressed?(lab: Lab): boolean
  /** whether it is offered only beside its object, since a button for each object would be too many */
  beside?: boolean
  run(lab: Lab): void
}

/** A control with a number. */
export interface Slider<Lab> {
  kind: 'slider'
  id: string
  min: number
  /** The same for every lab, or what a lab as it stands allows. */
  max: number | { of(lab: Lab): number }
  step: number
  places: number
  /** whether it does not apply now; it is hidden then */
  away?(lab: Lab): boolean
  get(lab: Lab): number
  set(lab: Lab, value: number): void
}

/** The local storage key of a lesson's progress; the privacy page lists and deletes keys with this prefix. */
export const savedKey = (lesson: string): string => `lesson-${lesson}`

/** The maximum of a slider for the lab's present state. */
export const sliderMax = <Lab>({ max }: Slider<Lab>, lab: Lab): number =>
  typeof max === 'number' ? max : max.of(lab)

/** A control with a few options: the "what if" of a lab. */
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

export const action = <Lab>(
  id: string,
  run: (lab: Lab) => void,
  rest: Pick<Action<Lab>, 'refusal' | 'pressed' | 'beside'> = {},
): Action<Lab> => ({ kind: 'action', id, run, ...rest })

/** The names of a lab's properties of a type. */
type NameOf<Lab, Value> = {
  [Name in keyof Lab]: Lab[Name] extends Value ? Name : never
}[keyof Lab] &
  string

/** @param set  where it is more than a figure of the lab that changes */
export const slider = <Lab extends object>(
  id: NameOf<Lab, number>,
  range: Pick<Slider<Lab>, 'min' | 'max' | 'step' | 'places'>,
  set: Slider<Lab>['set'] = (lab, value) => void Object.assign(lab, { [id]: value }),
): Slider<Lab> => ({ kind: 'slider', id, ...range, get: (lab) => lab[id] as number, set })

/** A choice of what the lab holds under its name. @param set  where more changes by it */
export const choice = <Lab extends object, Name extends NameOf<Lab, string>>(
  id: Name,
  options: readonly (Lab[Name] & string)[],
  set: (lab: Lab, option: Lab[Name]) => void = (lab, option) =>
    void Object.assign(lab, { [id]: option }),
): Choice<Lab> => ({
  kind: 'choice',
  id,
  options,
  get: (lab) => lab[id] as string,
  set: (lab, option) => set(lab, option as Lab[Name]),
})

/** An object of the scene, also in the list beside it. */
export interface LabObject<Lab> {
  id: string
  /** the id of words for its present state */
  state(lab: Lab): string
  /** ids of its actions; a press on it runs the first possible one */
  actions: readonly string[]
}

/** A reading of an instrument: a figure, or a range of two, and a word. */
export interface LabReading {
  id: string
  figure?: number
  to?: number
  places?: number
  word?: string
  main?: boolean
  /** whether its subject is absent; it then answers when asked, and is not listed */
  away?: boolean
  /** whether it is about something of the learner's own; it is never withheld */
  brought?: boolean
  /**
   * the step, from 1, that withholds it, and whether that step is open; set by `shownReadings`, not by a lab
   */
  held?: { number: number; isOpen: boolean }
}

/** A figure that an instrument shows once it has one. */
export const figureReading = (
  id: string,
  figure: number | undefined,
  places: number,
): LabReading => (figure === undefined ? { id, word: 'none' } : { id, figure, places })

/** A step is done when the lab fulfills it, without a button. */
export interface Step<Lab> {
  id: string
  done(lab: Lab): boolean
  /**
   * Ids of readings that would tell the answer; they are withheld until the learner has predicted the result of this
   * step. `below` stands for what is drawn below the scene.
   */
  withholds?: readonly string[]
}

/**
 * The rules of a lesson, all pure: `Lab` is a valtio proxy, time and seeds are passed in, and all words are in the
 * lesson's document under the ids named here.
 */
export interface LessonModel<Lab extends object = object> {
  id: string
  create(): Lab
  /** Resets the lab to its beginning. */
  reset(lab: Lab): void
  steps: readonly Step<Lab>[]
  controls: readonly Control<Lab>[]
  objects: readonly LabObject<Lab>[]
  readings(lab: Lab): LabReading[]
  /** the last event; a new object each time */
  event(lab: Lab): LabEvent | undefined
  /** whether time changes anything now */
  moving(lab: Lab): boolean
  advance(lab: Lab, seconds: number): void
  /** the part of the lab that is saved, as JSON */
  keep(lab: Lab): unknown
  /** @returns whether it was valid and has been applied */
  restore(lab: Lab, kept: unknown): boolean
}

export const controlOf = <Lab>(
  model: { controls: readonly Control<Lab>[] },
  id: string,
): Control<Lab> | undefined => model.controls.find((control) => control.id === id)

/** The result of a command: done, refused with a reason, or unknown. */
export type Outcome = { done: true } | { done: false; why?: string | undefined }

const done: Outcome = { done: true }

/** Runs an action if it is possible. */
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

/** Sets a slider to the nearest step within its range. */
export function setSlider<Lab extends object>(
  model: LessonModel<Lab>,
  lab: Lab,
  id: string,
  value: number,
): Outcome {
  const control = controlOf(model, id)
  if (control?.kind !== 'slider' || !Number.isFinite(value)) return { done: false }
  const { min, step, places } = control
  const steps = Math.round((clamp(value, min, sliderMax(control, lab)) - min) / step)
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

/** The action of a press on an object: the first possible one. */
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
