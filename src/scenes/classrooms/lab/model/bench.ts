import { proxy } from 'valtio/vanilla'
import { createRandom } from '../../../../math/random.ts'
import type { LabEvent } from '../../common/model/lesson.ts'
import { type AcidId, benchConfig, type IndicatorId, titrationConfig } from '../config.ts'

/** A titration as the learner wrote it down. Millilitres. */
export interface Run {
  acid: AcidId
  indicator: IndicatorId
  start: number
  end: number
  /** pH in the flask when the end was written down. */
  pH: number
}

/** Of the base that has left the burette: millilitres, and millimoles, whatever the burette holds by now. */
export interface Base {
  volume: number
  moles: number
}

const none = (): Base => ({ volume: 0, moles: 0 })

/** The bench. Volumes in millilitres, concentrations in moles a litre. */
export interface Bench {
  goggles: boolean
  /** What clings to the burette's wall. */
  rinsedWith: 'water' | 'base'
  filled: boolean
  /** Where the meniscus stands on the scale, which counts downwards. */
  level: number
  /** Of the base in the burette. */
  base: number
  /** Air below the tap, still to be filled with liquid. */
  bubble: number
  open: boolean
  flask: {
    acid: AcidId
    indicator: IndicatorId
    /** Base that has reacted, and base that lies where it fell until the flask is swirled. */
    mixed: Base
    fallen: Base
  }
  swirling: boolean
  /** The eye above the level of the meniscus, millimetres. */
  eye: number
  /** What the learner reads on the scale, about to be written down. */
  reading: number
  start: number | null
  runs: Run[]
  /** The learner's concentration of the acid, moles a litre; whether it has been found right. */
  result: number
  found: boolean
  /** Of fillings, so that each is another. */
  fillings: number
  event: LabEvent | undefined
}

const { baseConcentration } = titrationConfig

const fresh = (): Bench => ({
  goggles: false,
  rinsedWith: 'water',
  filled: false,
  level: titrationConfig.burette,
  base: baseConcentration,
  bubble: 0,
  open: false,
  flask: { acid: 'acetic', indicator: 'phenolphthalein', mixed: none(), fallen: none() },
  swirling: false,
  eye: 40,
  reading: 0,
  start: null,
  runs: [],
  result: 0.08,
  found: false,
  fillings: 0,
  event: undefined,
})

export const createBench = (): Bench => proxy(fresh())

export function resetBench(bench: Bench): void {
  Object.assign(bench, fresh())
}

export const say = (bench: Bench, id: string, figure?: number, places?: number): void => {
  bench.event = {
    id,
    ...(figure === undefined ? {} : { figure }),
    ...(places === undefined ? {} : { places }),
  }
}

/** Rinses the burette with the base, so that no water is left in it. What was in it is poured away. */
export function rinse(bench: Bench): void {
  bench.rinsedWith = 'base'
  empty(bench)
  say(bench, 'rinsed')
}

/** Fills the burette to somewhere below its first mark, with air under the tap. Clinging water thins the base. */
export function fillBurette(bench: Bench): void {
  const { clinging, fill, seed } = benchConfig
  const { burette } = titrationConfig
  bench.fillings += 1
  const random = createRandom(seed + bench.fillings)
  const tenths = Math.round((fill.least + random() * (fill.most - fill.least)) * 20)
  bench.base =
    bench.rinsedWith === 'water'
      ? (baseConcentration * burette) / (burette + clinging)
      : baseConcentration
  // Whatever it was wet with, it is the base from now on.
  bench.rinsedWith = 'base'
  bench.filled = true
  bench.level = tenths / 20
  bench.bubble = benchConfig.bubble
  bench.open = false
  bench.start = null
  say(bench, 'filled')
}

/** Runs some base to waste, which drives the air out of the tip; no more than there is. */
export function driveOut(bench: Bench): void {
  const { waste } = benchConfig
  const left = Math.max(0, titrationConfig.burette - bench.level)
  const ran = Math.min(waste, left)
  bench.level = rounded(bench.level + ran)
  bench.bubble = Math.max(0, bench.bubble - ran)
  bench.start = null
  say(bench, ran < waste ? 'empty' : 'driven')
}

/** Fresh acid from the pipette and indicator; the burette stays as it is. */
export function newFlask(bench: Bench, change: Partial<Bench['flask']> = {}): void {
  Object.assign(bench.flask, change, { mixed: none(), fallen: none() })
  bench.open = false
  bench.start = null
}

/** To hundredths: twentieths add up to noise. */
export const rounded = (volume: number): number => Math.round(volume * 100) / 100

function empty(bench: Bench): void {
  bench.filled = false
  bench.open = false
  bench.level = titrationConfig.burette
  bench.bubble = 0
  bench.start = null
}
