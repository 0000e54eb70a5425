import type { LabReading, LessonModel } from './lesson.ts'
import type { Progress } from './progress/progress.ts'

/** What is drawn below the scene, among the ids that a step can hold back. */
export const belowScene = 'below'

type Predicted = { readonly steps: readonly Readonly<Progress['steps'][number]>[] }

/**
 * All that shows nothing yet, since it would tell what a step asks the learner to expect.
 * @returns by its id, the last step, from 0, that holds it back: with its prediction it shows
 */
export function withheld<Lab extends object>(
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

/** What the instruments show to this learner now. A reading that is held back keeps its place, without figure and word. */
export function shownReadings<Lab extends object>(
  model: Pick<LessonModel<Lab>, 'steps' | 'readings'>,
  lab: Lab,
  progress: Predicted & { readonly at: number },
): LabReading[] {
  const held = withheld(model, progress)
  return model.readings(lab).map((reading) => {
    const { id, main, away } = reading
    const at = held.get(id)
    if (at === undefined || reading.brought) return reading
    const by = { number: at + 1, isOpen: at === progress.at }
    return { id, held: by, ...(main ? { main } : {}), ...(away ? { away } : {}) }
  })
}
