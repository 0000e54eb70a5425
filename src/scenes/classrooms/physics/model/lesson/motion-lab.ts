import { ref } from 'valtio/vanilla'
import { arrayOf, createLabPersistence, enumOf } from '../../../common/model/lab-persistence.ts'
import type { LabEvent } from '../../../common/model/lesson.ts'
import { throwExperiment } from '../projectile.ts'
import { createTrial, runTrial } from '../trial.ts'
import { guessMax, judgeGuess } from './guess.ts'
import { type Finding, readFinding, reportOf } from './instruments.ts'
import {
  advanceLive,
  beginLive,
  finishLive,
  type LiveTrial,
  type TrialOf,
  throwOf,
} from './live.ts'
import {
  type ExperimentId,
  experimentIds,
  firstSetup,
  readSetup,
  type Setup,
  usesSetupPart,
} from './setup.ts'

/** The motion lab. */
export interface MotionLab {
  experiment: ExperimentId
  setup: Setup
  /** The trial, replaced in each frame. */
  live: LiveTrial
  running: boolean
  /** Marked before the run: seconds of a swing, meters of a throw. */
  guesses: { period: number | null; range: number | null }
  /** Whether this run's finding is recorded. */
  noted: boolean
  findings: Finding[]
  event: LabEvent | undefined
}

/** The most findings; the oldest are dropped. */
const mostFindings = 40

const begun = (experiment: ExperimentId, setup: Setup) => ({
  live: ref(beginLive(experiment, setup)),
  running: false,
  noted: false,
})

function fresh(): MotionLab {
  const setup = firstSetup()
  return {
    experiment: 'pendulum',
    setup,
    ...begun('pendulum', setup),
    guesses: { period: null, range: null },
    findings: [],
    event: undefined,
  }
}

/** Resets the run; setup and findings stay. */
export function restartRun(lab: MotionLab): void {
  Object.assign(lab, begun(lab.experiment, lab.setup))
}

/** Selects an experiment; for the selected one, does the next step. */
export function selectExperiment(lab: MotionLab, experiment: ExperimentId): void {
  if (lab.experiment === experiment && !lab.live.over) {
    lab.running = !lab.running
    return
  }
  lab.experiment = experiment
  restartRun(lab)
}

/** Changes the setup; a started run begins anew. */
export function changeSetup(lab: MotionLab, part: Partial<Setup>): void {
  if (!Object.keys(part).every((key) => usesSetupPart(lab.experiment, key as keyof Setup))) {
    lab.event = { id: 'elsewhere' }
    return
  }
  Object.assign(lab.setup, part)
  for (const quantity of ['period', 'range'] as const) {
    const marked = lab.guesses[quantity]
    if (marked !== null) lab.guesses[quantity] = Math.min(marked, guessMax[quantity](lab.setup))
  }
  restartRun(lab)
}

/** Sets the guess, until the result is visible. */
export function setGuess(lab: MotionLab, quantity: 'period' | 'range', value: number): void {
  if (quantityOf(lab.experiment) !== quantity) {
    lab.event = { id: 'elsewhere' }
    return
  }
  if (lab.live.steps > 0) {
    lab.event = { id: 'too-late' }
    return
  }
  lab.guesses[quantity] = value
}

/**
 * Advances the run. At 0 seconds nothing is replaced, since a subscriber that advances the lab would loop endlessly.
 */
export function advanceRun(lab: MotionLab, seconds: number): void {
  if (seconds <= 0) return
  recordFinding(lab, advanceLive(lab.live, seconds))
}

/** Finishes the run at once, for those who do not want to wait or to see motion. */
export function finishRun(lab: MotionLab): void {
  recordFinding(lab, finishLive(lab.live, lab.setup))
  lab.running = false
}

function recordFinding(lab: MotionLab, live: LiveTrial): void {
  lab.live = ref(live)
  if (live.over) lab.running = false
  if (lab.noted) return
  const { found } = reportOf(live, lab.setup)
  if (!found) return
  const finding = { ...found, guess: guessOf(lab), setup: { ...lab.setup } }
  lab.noted = true
  lab.findings.push(finding)
  if (lab.findings.length > mostFindings) lab.findings.shift()
  lab.event = said(finding)
}

/** The quantity that can be guessed in an experiment. */
export const quantityOf = (experiment: ExperimentId): 'period' | 'range' | undefined =>
  experiment === 'pendulum' ? 'period' : experiment === 'throw' ? 'range' : undefined

function guessOf({ experiment, guesses }: MotionLab): number | null {
  const quantity = quantityOf(experiment)
  return quantity ? guesses[quantity] : null
}

/** How the guess did, or what was found where none was made. */
function said({ kind, value, guess }: Finding): LabEvent {
  const places = kind === 'blow' ? 1 : 2
  const figure = kind === 'blow' ? value * 100 : value
  if (guess === null) return { id: kind, figure, places }
  const { how, side } = judgeGuess(guess, value)
  return { id: how === 'close' ? `${kind}-close` : `${kind}-${how}-${side}`, figure, places }
}

export const motionPersistence = createLabPersistence(
  fresh,
  {
    experiment: enumOf(experimentIds),
    setup: readSetup,
    findings: arrayOf(readFinding, mostFindings),
  },
  restartRun,
)

/** The previous throw: the last finding, or the one before if that is the present run. */
export function previousThrow({ findings, experiment, noted }: MotionLab): Finding | undefined {
  const throws = findings.filter(({ kind }) => kind === 'range')
  return throws.at(experiment === 'throw' && noted ? -2 : -1)
}

/** The path of a recorded throw, recomputed from its setup. */
export const pathOf = ({ setup }: Finding): TrialOf<'throw'>['rows'] =>
  runTrial(createTrial(throwExperiment, throwOf(setup)), 600).rows
