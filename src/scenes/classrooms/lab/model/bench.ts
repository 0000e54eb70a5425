import { clamp } from '../../../../math/clamp.ts'
import { createRandom } from '../../../../math/random.ts'
import {
  arrayOf,
  booleanValue,
  createLabPersistence,
  enumOf,
  numberBetween,
  objectOf,
} from '../../common/model/lab-persistence.ts'
import type { LabEvent } from '../../common/model/lesson.ts'
import {
  type AcidId,
  acidIds,
  benchConfig,
  type IndicatorId,
  indicatorIds,
  titrationConfig,
} from '../config.ts'
import { indicatorColor, indicatorTurnedShare, pHAfter } from './titration.ts'

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
interface Base {
  volume: number
  moles: number
}

const none = (): Base => ({ volume: 0, moles: 0 })

const { baseConcentration } = titrationConfig

/** The bench at its beginning. Volumes in milliliters, concentrations in moles a litre. */
const fresh = () => ({
  goggles: false,
  /** The liquid that wets the burette's wall. */
  rinsedWith: 'water' as 'water' | 'base',
  filled: false,
  /** Level of the meniscus on the scale, which counts downward. */
  level: titrationConfig.burette as number,
  /** Concentration of the base in the burette. */
  base: baseConcentration as number,
  /** Air below the tap, still to be filled. */
  bubble: 0,
  open: false,
  flask: {
    acid: 'acetic' as AcidId,
    indicator: 'phenolphthalein' as IndicatorId,
    /** Mixed base, and base that has fallen in without being swirled. */
    mixed: none(),
    fallen: none(),
  },
  swirling: false,
  /** Height of the eye above the meniscus, millimeters. */
  eye: 40,
  /** The reading that the learner is about to note. */
  reading: 0,
  start: null as number | null,
  runs: [] as TitrationRun[],
  /** The learner's result, moles per liter, and whether it is right. */
  result: 0.08,
  found: false,
  /** Number of fillings, which seeds their random level. */
  fillings: 0,
  event: undefined as LabEvent | undefined,
})

export type Bench = ReturnType<typeof fresh>

const reading = numberBetween(0, titrationConfig.burette)

/** The notebook is saved; the bench itself is reset at the next visit. */
export const benchPersistence = createLabPersistence(fresh, {
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

export const reportEvent = (bench: Bench, id: string, figure?: number, places?: number): void => {
  bench.event = { id, figure, places }
}

/** Rinses the burette with base, so that no water is left in it. */
export function rinse(bench: Bench): void {
  bench.rinsedWith = 'base'
  empty(bench)
  reportEvent(bench, 'rinsed')
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
  reportEvent(bench, 'filled')
}

/** Runs base to waste to expel the air from the tip; no more than there is. */
export function expelAir(bench: Bench): void {
  const { waste } = benchConfig
  const left = Math.max(0, titrationConfig.burette - bench.level)
  const ran = Math.min(waste, left)
  bench.level = roundToHundredths(bench.level + ran)
  bench.bubble = Math.max(0, bench.bubble - ran)
  bench.start = null
  reportEvent(bench, ran < waste ? 'empty' : 'driven')
}

/** A new flask with acid and indicator; the burette is unchanged. */
export function replaceFlask(bench: Bench, change: Partial<Bench['flask']> = {}): void {
  Object.assign(bench.flask, change, { mixed: none(), fallen: none() })
  bench.open = false
  bench.start = null
}

/** Rounds to hundredths, since repeated twentieths add up to noise. */
export const roundToHundredths = (volume: number): number => Math.round(volume * 100) / 100

function empty(bench: Bench): void {
  bench.filled = false
  bench.open = false
  bench.level = titrationConfig.burette
  bench.bubble = 0
  bench.start = null
}

/** Volume in the flask, mixed or not. */
export const flaskVolume = ({ flask }: Pick<Bench, 'flask'>): number =>
  flask.mixed.volume + flask.fallen.volume

/** The pH of the mixed part, which color and meter show. */
export function pHOf({ flask }: Bench): number {
  const { volume, moles } = flask.mixed
  return pHAfter(flask.acid, volume, volume > 0 ? moles / volume : 0)
}

export const colorIn = (bench: Bench): string => indicatorColor(bench.flask.indicator, pHOf(bench))

/** Whether the color is that of the acid, turning, or that of the base. */
export function colorStage(bench: Bench): 'acid' | 'turning' | 'base' {
  const share = indicatorTurnedShare(bench.flask.indicator, pHOf(bench))
  return share === 0 ? 'acid' : share < 1 ? 'turning' : 'base'
}

/**
 * Lets base run from the burette, to the last mark at most. Air under the tap takes up the first of it.
 * @param volume  milliliters on the scale
 */
export function pour(bench: Bench, volume: number): void {
  const ran = clamp(volume, 0, Math.max(0, titrationConfig.burette - bench.level))
  const swallowed = Math.min(ran, bench.bubble)
  bench.bubble -= swallowed
  bench.level += ran
  const { flask, base } = bench
  const into = bench.swirling ? flask.mixed : flask.fallen
  into.volume += ran - swallowed
  into.moles += (ran - swallowed) * base
  if (ran < volume) {
    bench.open = false
    reportEvent(bench, 'empty')
  }
}

/** Adds one drop or a milliliter, rounded to hundredths. */
export function pourCounted(bench: Bench, volume: number): void {
  bench.open = false
  const shadeBefore = colorStage(bench)
  pour(bench, volume)
  count(bench)
  tell(bench, shadeBefore)
}

/** Rounds all volumes to hundredths without changing concentrations. */
function count(bench: Bench): void {
  bench.level = roundToHundredths(bench.level)
  for (const base of [bench.flask.mixed, bench.flask.fallen]) round(base)
}

function round(base: Base): void {
  const volume = roundToHundredths(base.volume)
  base.moles = base.volume > 0 ? (base.moles * volume) / base.volume : 0
  base.volume = volume
}

/** Pours until the meniscus reaches a mark. */
export function pourToLevel(bench: Bench, level: number): void {
  if (level <= bench.level) {
    reportEvent(bench, 'notBack')
    return
  }
  pourCounted(bench, level - bench.level)
}

export function setTapOpen(bench: Bench, open: boolean): void {
  bench.open = open
  if (open) return
  count(bench)
  reportEvent(bench, 'closed', bench.level, 2)
}

/** Milliliters in the flask after each portion of a titration in quick motion; the last two turn it. */
const portions = [10, 20, 24, 25, 26]

/** Shows a titration to who has not set it up: adds the next portion, and after the last begins anew. */
export function showTitration(bench: Bench): void {
  const added = flaskVolume(bench)
  const next = portions.find((volume) => volume > added + 0.01)
  if (!bench.filled || next === undefined) {
    Object.assign(bench, { goggles: true, rinsedWith: 'base' })
    replaceFlask(bench)
    fillBurette(bench)
    expelAir(bench)
    return
  }
  bench.swirling = true
  pourCounted(bench, next - added)
  bench.swirling = false
}

/** Mixes the flask, continuously until it is stopped. */
export function setSwirling(bench: Bench, swirling: boolean): void {
  const shadeBefore = colorStage(bench)
  bench.swirling = swirling
  if (!swirling) {
    reportEvent(bench, 'still')
    return
  }
  const { mixed, fallen } = bench.flask
  mixed.volume += fallen.volume
  mixed.moles += fallen.moles
  Object.assign(fallen, { volume: 0, moles: 0 })
  count(bench)
  if (!tell(bench, shadeBefore)) reportEvent(bench, 'swirling')
}

/** Advances the time. */
export function advanceBench(bench: Bench, seconds: number): void {
  if (!bench.open) return
  const shadeBefore = colorStage(bench)
  pour(bench, benchConfig.flow * seconds)
  // That the burette is empty is more important than a color.
  if (bench.open) tell(bench, shadeBefore)
}

/** @returns whether the color changed, which is announced */
function tell(bench: Bench, before: ReturnType<typeof colorStage>): boolean {
  const now = colorStage(bench)
  if (now === before) return false
  reportEvent(bench, now === 'acid' ? 'fades' : now === 'turning' ? 'turning' : 'turned')
  return true
}
