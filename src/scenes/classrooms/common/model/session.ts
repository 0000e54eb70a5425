import { proxy } from 'valtio/vanilla'
import {
  createOrbitControl,
  type OrbitControl,
  type OrbitSettings,
  type OrbitView,
} from '../../../../math/orbit-view.ts'
import type { LessonModel } from './lesson.ts'
import {
  createProgress,
  evaluateStep,
  type LessonShape,
  type Progress,
} from './progress/progress.ts'
import { readLesson, writeLesson } from './progress/saved-progress.ts'

/** Labs under a clock-driven mutation. */
const changing = new WeakSet<object>()

/** Marks clock-driven mutations of a lab, so that subscribers can throttle them. */
export function runAsTick(lab: object, change: () => void): void {
  changing.add(lab)
  try {
    change()
  } finally {
    changing.delete(lab)
  }
}

/** Whether a clock-driven mutation is under way; only synchronous subscribers see it. */
export const isTick = (lab: object): boolean => changing.has(lab)

/** What is chosen in a scene, and how its time passes. */
export interface Workspace {
  chosen: string | null
  /** whether the eye comes nearer to it */
  closeUp: boolean
  /** time factor */
  pace: number
  /** the source of frames: while a headset draws, the page may get none; at rest nothing does */
  clock: 'page' | 'headset' | 'rest'
}

/** A lesson under way. */
export interface Session<Lab extends object = object> {
  model: LessonModel<Lab>
  shape: LessonShape
  lab: Lab
  progress: Progress
  workspace: Workspace
  /** Of the scene. It is no part of the workspace, whose parts need not look at each turn. */
  view: OrbitView
}

/** What is done with the view of a scene; its reset resets the selection too. */
export function createViewControl(
  { view, workspace }: Pick<Session, 'view' | 'workspace'>,
  settings: OrbitSettings,
): OrbitControl {
  const control = createOrbitControl(view, settings)
  return {
    ...control,
    reset() {
      control.reset()
      workspace.chosen = null
    },
  }
}

/** Time factor of slow motion. */
export const slowPace = 0.25

/** Whether a lesson goes on from what an earlier visit left, or could not. */
interface Resumption {
  resumed: boolean
  damaged: boolean
}

export interface OpenedSession<Lab extends object> extends Resumption {
  session: Session<Lab>
}

/** Starts a lesson, or resumes a saved one. @param kept  what an earlier visit left */
export function createSession<Lab extends object>(
  model: LessonModel<Lab>,
  shape: LessonShape,
  { view, kept }: { view: OrbitView; kept?: string | null | undefined },
): OpenedSession<Lab> {
  const session: Session<Lab> = {
    model,
    shape,
    lab: model.create(),
    progress: createProgress(shape),
    workspace: proxy({ chosen: null, closeUp: true, pace: 1, clock: 'page' }),
    view: proxy({ ...view }),
  }
  return { session, ...resumeSession(session, kept) }
}

/** Brings a session to what an earlier visit left. It stays as it is where that is nothing, or cannot be read. */
export function resumeSession<Lab extends object>(
  { model, shape, lab, progress }: Session<Lab>,
  kept: string | null | undefined,
): Resumption {
  const read = kept ? readLesson(kept, model.id, shape) : undefined
  const resumed = read !== undefined && model.restore(lab, read.lab)
  if (resumed) Object.assign(progress, read.progress)
  return { resumed, damaged: Boolean(kept) && !resumed }
}

/**
 * @returns the saved text; empty when the lab's state could not be read again, since half of a lesson would be
 *   useless
 */
export function serializeProgress({ model, progress, lab }: Session): string {
  const kept = model.keep(lab)
  return kept === undefined ? '' : writeLesson(model.id, progress, kept)
}

/** Advances the lab by seconds at the workspace's pace. @returns whether that completed the step */
export function advanceSession(
  { model, lab, workspace, progress }: Session,
  seconds: number,
): boolean {
  if (model.moving(lab)) runAsTick(lab, () => model.advance(lab, seconds * workspace.pace))
  return evaluateStep(progress, model, lab)
}
