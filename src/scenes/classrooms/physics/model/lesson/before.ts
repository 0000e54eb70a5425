import { throwExperiment } from '../throw-experiment.ts'
import { runTrial } from '../trial.ts'
import type { Finding } from './finding.ts'
import { beginLive } from './live.ts'
import type { MotionLab } from './motion-lab.ts'

/** A place on a throw, metres, and when it was there, seconds. */
export interface Passed {
  time: number
  x: number
  y: number
}

/** The throw before the one in front: what was found last, or the one before where that is the run itself. */
export function throwBefore({
  findings,
  experiment,
  noted,
}: Pick<MotionLab, 'findings' | 'experiment' | 'noted'>): Finding | undefined {
  const throws = findings.filter(({ kind }) => kind === 'range')
  return throws.at(experiment === 'throw' && noted ? -2 : -1)
}

/** The path of a throw that was found, computed anew from how it was set. */
export function pathOf({ setup }: Finding): readonly Passed[] {
  const live = beginLive('throw', setup)
  return live.id === 'throw' ? runTrial(throwExperiment, live.trial, 600).rows : []
}
