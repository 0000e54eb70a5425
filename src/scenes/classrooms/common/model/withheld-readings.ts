import type { LabReading, LessonModel } from './lesson.ts'
import type { Progress } from './progress/progress.ts'

/** The id of what is drawn below the scene, among those that a step can withhold. */
export const belowScene = 'below'

type Predicted = { readonly steps: readonly Readonly<Progress['steps'][number]>[] }

/**
 * All withheld readings, which would tell the answer to a prediction.
 * @returns by id, the last step, from 0, that withholds it
 */
export function withheldReadings<Lab extends object>(
  { steps }: Pick<LessonModel<Lab>, 'steps'>,
  progress: Predicted,
): ReadonlyMap<string, number> {
  const held = new Map<string, number>()
  for (const [at, { withholds = [] }] of steps.entries()) {
    const { predicted = null, done = false } = progress.steps[at] ?? {}
    if (predicted === null && !done) for (const id of withholds) held.set(id, at)
  }
  return held
}

/** The readings for this learner; a withheld one keeps its place without figure and word. */
export function shownReadings<Lab extends object>(
  model: Pick<LessonModel<Lab>, 'steps' | 'readings'>,
  lab: Lab,
  progress: Predicted & { readonly at: number },
): LabReading[] {
  const held = withheldReadings(model, progress)
  return model.readings(lab).map((reading) => {
    const { id, main, away } = reading
    const at = held.get(id)
    if (at === undefined || reading.brought) return reading
    const by = { number: at + 1, isOpen: at === progress.at }
    return { id, held: by, ...(main ? { main } : {}), ...(away ? { away } : {}) }
  })
}
