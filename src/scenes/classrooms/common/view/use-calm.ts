import { useSyncExternalStore } from 'react'
import { calmOf } from './calm.ts'

/**
 * A lab as it stands: what somebody changes is there at once, also while it moves. What time changes, and that may be in
 * each frame, is looked at a few times a second, so that what tells of it takes no time from what is drawn.
 * @param moving  whether time changes it now; the same function each time
 */
export function useCalm<Lab extends object>(lab: Lab, moving: (lab: Lab) => boolean): Lab {
  const { listen, read } = calmOf(lab, moving)
  return useSyncExternalStore(listen, read, read)
}

/**
 * What one part of a desk tells of a lab, looked at as `useCalm` does: the part is rendered only where that changes.
 * @param tell  whose result is told apart by `Object.is`
 */
export function useCalmPart<Lab extends object, Told extends string | number | boolean | undefined>(
  lab: Lab,
  moving: (lab: Lab) => boolean,
  tell: (lab: Lab) => Told,
): Told {
  const { listen, read } = calmOf(lab, moving)
  const told = () => tell(read())
  return useSyncExternalStore(listen, told, told)
}
