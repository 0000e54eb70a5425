import { useRef } from 'react'
import type { Session } from '../../../common/model/session.ts'
import { useLabFrame } from '../../../common/view/scene/use-lab-frame.ts'
import type { TrialOf } from '../../model/lesson/live.ts'
import { type MotionLab, motionPersistence, restartRun } from '../../model/lesson/motion-lab.ts'
import type { ExperimentId } from '../../model/lesson/setup.ts'

export interface ExperimentModelProps {
  session: Session<MotionLab>
}

/**
 * Brings the model of an experiment up to its run: to the lab's while it stands in front, else it stays as it was
 * left, or at the beginning.
 */
export function useExperiment<Id extends ExperimentId>(
  session: Session<MotionLab>,
  id: Id,
  show: (live: TrialOf<Id>, shown: MotionLab) => void,
): void {
  const isBlank = useRef(true)
  useLabFrame(session, () => {
    const { lab } = session
    if (lab.experiment === id || isBlank.current) {
      const shown = lab.experiment === id ? lab : blank(id)
      if (shown.live.id === id) show(shown.live as TrialOf<Id>, shown)
    }
    isBlank.current = false
    return false
  })
}

/** The bench as it is at the beginning of an experiment. */
function blank(experiment: ExperimentId): MotionLab {
  const lab = Object.assign(motionPersistence.create(), { experiment })
  restartRun(lab)
  return lab
}
