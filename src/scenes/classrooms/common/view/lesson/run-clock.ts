import { subscribe } from 'valtio/vanilla'
import type { Session } from '../../model/session.ts'

/**
 * Calls back in every frame in which time changes something, and asks for no frame while nothing moves or another
 * clock leads.
 * @param passed  with seconds; 0 in the first frame after a rest, which has no past
 * @returns stops it
 */
export function runClock<Lab extends object>(
  { model, lab, workspace }: Session<Lab>,
  passed: (seconds: number) => void,
): () => void {
  let frame = 0
  let last = 0
  const goes = () => workspace.clock === 'page' && model.moving(lab)
  const tick = (now: number) => {
    frame = 0
    if (!goes()) {
      last = 0
      return
    }
    // A page out of sight has no past that counts.
    passed(last === 0 ? 0 : Math.min(now - last, 100) / 1000)
    last = now
    wake()
  }
  const wake = () => {
    if (frame === 0 && goes()) frame = requestAnimationFrame(tick)
  }
  const stops = [subscribe(lab, wake), subscribe(workspace, wake)]
  wake()
  return () => {
    for (const stop of stops) stop()
    cancelAnimationFrame(frame)
  }
}
