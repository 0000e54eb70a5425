import { useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { getVersion } from 'valtio/vanilla'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { useFrameOnChange } from '../../../../../stage/frame.ts'
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
 * Updates a part of a scene in the frame after each change of the lab and each rendering, and on and on while the part
 * moves by itself. Other frames, in which only the view changes, cost it nothing.
 * @param update  @returns whether it moves on by itself
 */
export function useLabFrame<Lab extends object>(
  { lab, workspace }: Session<Lab>,
  update: (moment: LabFrame) => boolean,
): void {
  useFrameOnChange(lab)
  const shown = useRef<number>(undefined)
  // What is rendered anew may be shown otherwise.
  shown.current = undefined
  useFrame(({ invalidate }, delta) => {
    const version = getVersion(lab)
    if (version === shown.current) return
    const allowed = motionAllowed() && workspace.clock !== 'rest'
    const elapsed = allowed ? Math.min(delta, longest) * workspace.pace : 0
    const goesOn = update({ elapsed, still: !allowed }) && allowed
    shown.current = goesOn ? undefined : version
    if (goesOn) invalidate()
  })
}
