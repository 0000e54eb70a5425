import { useRef } from 'react'
import type { Session } from '../../../common/model/session.ts'
import { useLabFrame } from '../../../common/view/scene/use-lab-frame.ts'
import { beginLive, type LiveOf } from '../../model/lesson/live.ts'
import type { MotionLab } from '../../model/lesson/motion-lab.ts'
import { type ExperimentId, firstSetup } from '../../model/lesson/setup.ts'

/** What of the bench an experiment's model looks at. */
export type Shown = Pick<
  MotionLab,
  'experiment' | 'setup' | 'live' | 'guesses' | 'noted' | 'findings'
>

export interface ExperimentProps {
  session: Session<MotionLab>
}

/**
 * Brings the model of an experiment up to its run: to the lab's while it stands in front, else it stays as it was
 * left, or at the beginning.
 */
export function useExperiment<Id extends ExperimentId>(
  session: Session<MotionLab>,
  id: Id,
  show: (live: LiveOf<Id>, shown: Shown) => void,
): void {
  const isBlank = useRef(true)
  useLabFrame(session, () => {
    const { lab } = session
    if (lab.experiment === id || isBlank.current) {
      const shown = lab.experiment === id ? lab : blank(id)
      if (shown.live.id === id) show(shown.live as LiveOf<Id>, shown)
    }
    isBlank.current = false
    return false
  })
}

function blank(experiment: ExperimentId): Shown {
  const setup = firstSetup()
  const live = beginLive(experiment, setup)
  const guesses = { period: null, range: null }
  return { experiment, setup, live, guesses, noted: false, findings: [] }
}
