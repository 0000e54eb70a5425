import type { Object3D } from 'three'
import type { MotionLab } from '../../model/lesson/motion-lab.ts'

/** What of the bench an experiment's model looks at. */
export type Shown = Pick<
  MotionLab,
  'experiment' | 'setup' | 'live' | 'guesses' | 'noted' | 'findings'
>

/** The model of an experiment, on its own foot. Metres; it stands on y = 0 and looks along z. */
export interface Station {
  root: Object3D
  /** Where its name is written, above its foot. */
  height: number
  /** Brings it up to the run that stands in front. */
  show(lab: Shown): void
}
