import { createRandom } from '../../../../math/random.ts'
import type { LabEvent } from '../../common/model/lesson.ts'
import {
  arrayOf,
  booleanValue,
  enumOf,
  numberBetween,
  objectOf,
  savedLab,
} from '../../common/model/saved-lab.ts'
import {
  type AcidId,
  acidIds,
  benchConfig,
  type IndicatorId,
  indicatorIds,
  titrationConfig,
} from '../config.ts'

/** A titration as the learner wrote it down. Millilitres. */
export interface TitrationRun {
  acid: AcidId
  indicator: IndicatorId
  start: number
  end: number
  /** pH in the flask when the end was written down. */
  pH: number
}

/** Of the base that has left the burette: milliliters, and millimoles, whatever the burette holds by now. */
export interface Base {
  volume: number
  moles: number
}

const none = (): Base => ({ volume: 0, moles: 0 })

/** The bench. Volumes in milliliters, concentrations in moles a litre. */
export interface Bench {
  goggles: boolean
  /** The liquid that wets the burette's wall. */
  rinsedWith: 'water' | 'base'
  filled: boolean
  /** Level of the meniscus on the scale, which counts downward. */
  level: number
  /** Concentration of the base in the burette. */
  base: number
  /** Air below the tap, still to be filled. */
  bubble: number
  open: boolean
  flask: {
    acid: AcidId
    indicator: IndicatorId
    /** Mixed base, and base that has fallen in without being swirled. */
    mixed: Base
    fallen: Base
  }
  swirling: boolean
  /** Height of the eye above the meniscus, millimeters. */
  eye: number
  /** The reading that the learner is about to note. */
  reading: number
  start: number | null
  runs: TitrationRun[]
  /** The learner's result, moles per liter, and whether it is right. */
  result: number
  found: boolean
  /** Number of fillings, which seeds their random level. */
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

const reading = numberBetween(0, titrationConfig.burette)

/** The notebook is saved; the bench itself is reset at the next visit. */
export const savedBench = savedLab(fresh, {
  runs: arrayOf(
    objectOf({
      acid: enumOf(acidIds),
      indicator: enumOf(indicatorIds),
      start: reading,
      end: reading,
      pH: numberBetween(0, 14),
    }),
    benchConfig.lines,
  ),
  result: numberBetween(0, 1),
  found: booleanValue,
  goggles: booleanValue,
})

export const say = (bench: Bench, id: string, figure?: number, places?: number): void => {
  bench.event = {
    id,
    ...(figure === undefined ? {} : { figure }),
    ...(places === undefined ? {} : { places }),
  }
}

/** Rinses the burette with base, so that no water is left in it. */
export function rinse(bench: Bench): void {
  bench.rinsedWith = 'base'
  empty(bench)
  say(bench, 'rinsed')
}

/** Fills the burette to a level below its first mark, with air under the tap. Water on the wall dilutes the base. */
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
  // From now on it is wet with base.
  bench.rinsedWith = 'base'
  bench.filled = true
  bench.level = tenths / 20
  bench.bubble = benchConfig.bubble
  bench.open = false
  bench.start = null
  say(bench, 'filled')
}

/** Runs base to waste to expel the air from the tip; no more than there is. */
export function expelAir(bench: Bench): void {
  const { waste } = benchConfig
  const left = Math.max(0, titrationConfig.burette - bench.level)
  const ran = Math.min(waste, left)
  bench.level = rounded(bench.level + ran)
  bench.bubble = Math.max(0, bench.bubble - ran)
  bench.start = null
  say(bench, ran < waste ? 'empty' : 'driven')
}

/** A new flask with acid and indicator; the burette is unchanged. */
export function newFlask(bench: Bench, change: Partial<Bench['flask']> = {}): void {
  Object.assign(bench.flask, change, { mixed: none(), fallen: none() })
  bench.open = false
  bench.start = null
}

/** Rounds to hundredths, since repeated twentieths add up to noise. */
export const rounded = (volume: number): number => Math.round(volume * 100) / 100

function empty(bench: Bench): void {
  bench.filled = false
  bench.open = false
  bench.level = titrationConfig.burette
  bench.bubble = 0
  bench.start = null
}
