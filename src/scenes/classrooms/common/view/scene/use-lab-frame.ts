import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { subscribe } from 'valtio/vanilla'
import { motionAllowed } from '../../../../../stage/flags.ts'
import type { Session } from '../../model/session.ts'

/** What the clock says when a scene is brought up to date. */
export interface LabFrame {
  /** Seconds since the last frame, at the workspace's pace; 0 in the first one after a rest. */
  elapsed: number
  /** Whether nothing may move by itself: everything then stands where it would have come to. */
  still: boolean
}

/** The longest time that one frame may make up for, seconds. */
const longest = 0.05

/**
 * Updates a part of a scene in the frame after each change of the lab or of the part itself, and in each frame while it
 * moves by itself. Turning the view changes nothing.
 * @param update  @returns whether it moves on by itself
 */
export function useLabFrame<Lab extends object>(
  { lab, workspace }: Session<Lab>,
  update: (moment: LabFrame) => boolean,
): void {
  const invalidate = useThree((state) => state.invalidate)
  const due = useRef(true)
  useEffect(() => {
    return subscribe(lab, () => {
      due.current = true
      invalidate()
    })
  }, [lab, invalidate])
  // What is rendered anew may be told otherwise how to be.
  useLayoutEffect(() => {
    due.current = true
  })
  useFrame((_, delta) => {
    if (!due.current) return
    const allowed = motionAllowed()
    const elapsed = allowed ? Math.min(delta, longest) * workspace.pace : 0
    due.current = update({ elapsed, still: !allowed }) && allowed
    if (due.current) invalidate()
  })
}
