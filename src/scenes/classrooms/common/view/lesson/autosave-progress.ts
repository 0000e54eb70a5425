import { subscribe } from 'valtio/vanilla'
import { autosave } from '../../../../../projects/autosave.ts'
import { removeLocalItem, writeLocalItem } from '../../../../../projects/local-storage.ts'
import { StorageError } from '../../../../../projects/save-status.ts'
import { savedKey } from '../../model/lesson.ts'
import { emptyProgress } from '../../model/progress/progress.ts'
import { isTick, type Session, serializeProgress } from '../../model/session.ts'

/**
 * What somebody does is written within so many ms; what time alone changes, seldom: writing takes time from what is
 * drawn.
 */
export const writeIntervalMs = 300
export const movingWriteIntervalMs = 2000

/**
 * Writes progress down while it changes, and at once when the page is left.
 * @param told  is told after each write whether the browser keeps it
 * @returns `forget` begins the lesson anew and removes what was saved of it; `stop` writes what is still to be written
 */
export function autosaveProgress<Lab extends object>(
  session: Session<Lab>,
  told: (saved: boolean) => void,
): { forget: () => void; stop: () => void } {
  const { model, lab, progress, shape } = session
  const text = () => serializeProgress(session)
  const { cancel, end } = autosave<string>(
    {
      current: text,
      save(text) {
        // What was saved before is better than what the next visit could not read.
        if (text === '' || !writeLocalItem(savedKey(model.id), text))
          throw new StorageError('Blocked')
      },
      subscribe(changed) {
        const later = () => changed(isTick(lab) ? movingWriteIntervalMs : writeIntervalMs)
        // At once, not in the next microtask: what forgetting changes must be known before it is cancelled.
        const stops = [subscribe(progress, later, true), subscribe(lab, later, true)]
        return () => {
          for (const stop of stops) stop()
        }
      },
      onStatus: (status) => status !== 'saving' && told(status === 'saved'),
      // What moves changes in every frame and would put it off for ever.
      restMs: Number.POSITIVE_INFINITY,
    },
    text(),
  )
  return {
    forget() {
      model.reset(lab)
      Object.assign(progress, emptyProgress(shape))
      cancel()
      removeLocalItem(savedKey(model.id))
    },
    stop: () => void end(),
  }
}
