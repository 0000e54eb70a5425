import type { LabReading, LessonModel } from './lesson.ts'
import type { Progress } from './progress/progress.ts'

/** What is drawn below the scene, among the ids that a step can hold back. */
export const belowScene = 'below'

type Predicted = { readonly steps: readonly Readonly<Progress['steps'][number]>[] }

/** Ids of all that shows nothing yet, since it would tell what a step asks the learner to expect. */
export function withheld<Lab extends object>(
  { steps }: Pick<LessonModel<Lab>, 'steps'>,
  progress: Predicted,
): ReadonlySet<string> {
  const open = steps.filter((_, at) => {
    const { predicted = null, done = false } = progress.steps[at] ?? {}
    return predicted === null && !done
  })
  return new Set(open.flatMap(({ withholds = [] }) => withholds))
}

/** What the instruments show to this learner now. A reading that is held back keeps its place, without figure and word. */
export function shownReadings<Lab extends object>(
  model: Pick<LessonModel<Lab>, 'steps' | 'readings'>,
  lab: Lab,
  progress: Predicted,
): LabReading[] {
  const held = withheld(model, progress)
  return model.readings(lab).map((reading) => {
    if (!held.has(reading.id) || reading.brought) return reading
    const { id, main, away } = reading
    return { id, held: true, ...(main ? { main } : {}), ...(away ? { away } : {}) }
  })
}
