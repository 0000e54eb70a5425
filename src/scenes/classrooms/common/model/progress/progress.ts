import { proxy } from 'valtio/vanilla'
import type { LessonModel } from '../lesson.ts'

/** A learner's progress in a lesson. */
export interface Progress {
  /** index of the open step; the number of steps stands for the quiz */
  at: number
  steps: { predicted: number | null; done: boolean }[]
  quiz: {
    /** The chosen answer of each question. */
    answers: (number | null)[]
    checked: boolean
    tries: number
    /** the most right answers of any attempt */
    best: number
  }
}

/** The numbers of steps, options and questions of a lesson. */
export interface LessonShape {
  /** Options of what is expected of each step. */
  steps: readonly number[]
  /** Options of each question, and which of them is right. */
  questions: readonly number[]
  right: readonly number[]
}

export const emptyProgress = ({ steps, right }: LessonShape): Progress => ({
  at: 0,
  steps: steps.map(() => ({ predicted: null, done: false })),
  quiz: { answers: right.map(() => null), checked: false, tries: 0, best: 0 },
})

export const createProgress = (shape: LessonShape): Progress => proxy(emptyProgress(shape))

/** Records the learner's prediction, which can be changed until the step is done. */
export function predict(progress: Progress, option: number): void {
  const step = progress.steps[progress.at]
  if (step && !step.done) step.predicted = option
}

/**
 * Evaluates the open step, once the learner has made a prediction.
 * @returns whether it has just become done
 */
export function evaluateStep<Lab extends object>(
  progress: Progress,
  model: LessonModel<Lab>,
  lab: Lab,
): boolean {
  const step = progress.steps[progress.at]
  const rule = model.steps[progress.at]
  if (!step || !rule || step.done || step.predicted === null || !rule.done(lab)) return false
  step.done = true
  return true
}

/** The last step that may be opened; the number of steps stands for the quiz. */
export function furthestStep(steps: readonly { done: boolean }[]): number {
  const reached = steps.findIndex(({ done }) => !done)
  return reached < 0 ? steps.length : reached
}

/** Opens an earlier step, or the next one. @returns whether that is allowed */
export function openStep(progress: Progress, at: number): boolean {
  if (at < 0 || at > furthestStep(progress.steps)) return false
  progress.at = at
  return true
}

/** Opens the next step. @returns whether that is allowed */
export const goToNextStep = (progress: Progress): boolean => openStep(progress, progress.at + 1)

export const countStepsDone = ({ steps }: Progress): number =>
  steps.filter(({ done }) => done).length
