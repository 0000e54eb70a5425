import { benchConfig, titrationConfig } from '../config.ts'
import {
  type Bench,
  flaskVolume,
  pHOf,
  reportEvent,
  roundToHundredths,
  type TitrationRun,
} from './bench.ts'

const { burette, acidVolume, acidConcentration, baseConcentration } = titrationConfig

/**
 * The level that the eye reads. From above, the line of sight crosses the scale at smaller figures: parallax.
 * @returns milliliters on the scale
 */
export function seenLevel({ level, eye }: Pick<Bench, 'level' | 'eye'>): number {
  const shift = (benchConfig.bore / 2) * (eye / benchConfig.eyeAway)
  return level - shift * (burette / benchConfig.scale)
}

export const volumeOf = ({ start, end }: Pick<TitrationRun, 'start' | 'end'>): number =>
  roundToHundredths(end - start)

/** Notes a reading: the start while nothing has run into the flask, then the end. */
export function noteReading(bench: Bench): void {
  const { reading, level } = bench
  const off = Math.abs(reading - level) > benchConfig.readingTolerance + 1e-9
  if (flaskVolume(bench) === 0) {
    bench.start = reading
    reportEvent(bench, off ? 'startOff' : 'startNoted', reading, 2)
    return
  }
  const { start, flask } = bench
  if (start === null) {
    reportEvent(bench, 'noStart')
    return
  }
  const { acid, indicator } = flask
  bench.runs.push({ acid, indicator, start, end: reading, pH: pHOf(bench) })
  if (bench.runs.length > benchConfig.lines) bench.runs.shift()
  bench.start = null
  reportEvent(
    bench,
    off ? 'endOff' : isThinned(bench) ? 'endWet' : 'endNoted',
    roundToHundredths(reading - start),
    2,
  )
}

/** Whether diluted base has run into the flask. */
function isThinned({ flask: { mixed, fallen } }: Bench): boolean {
  const [volume, moles] = [mixed.volume + fallen.volume, mixed.moles + fallen.moles]
  return moles < volume * baseConcentration * (1 - 1e-6)
}

/** The last two runs with phenolphthalein, if they are concordant. */
export function concordantRuns(
  runs: readonly TitrationRun[],
): [TitrationRun, TitrationRun] | undefined {
  const [last, before] = runs.filter(isEndPoint).toReversed()
  if (!last || !before || last.acid !== before.acid) return undefined
  const agree = Math.abs(volumeOf(last) - volumeOf(before)) <= benchConfig.concordance + 1e-9
  return agree ? [before, last] : undefined
}

/** Whether a run was stopped at the first lasting color or one drop later. */
export const isEndPoint = ({ indicator, pH }: TitrationRun): boolean =>
  indicator === 'phenolphthalein' && pH >= benchConfig.ended.from && pH <= benchConfig.ended.to

/** The mean of the concordant runs, milliliters. */
export function meanVolume(runs: readonly TitrationRun[]): number | undefined {
  const pair = concordantRuns(runs)
  return pair && roundToHundredths((volumeOf(pair[0]) + volumeOf(pair[1])) / 2)
}

/** Concentration of a monoprotic acid: c(acid) V(acid) = c(base) V(base), moles per liter. */
export const concentrationFrom = (volume: number): number =>
  (volume * baseConcentration) / acidVolume

/** Checks the learner's result: first whether it follows from the readings, then whether those were good. */
export function checkResult(bench: Bench): void {
  const mean = meanVolume(bench.runs)
  if (mean === undefined) {
    reportEvent(bench, 'noMean')
    return
  }
  const expected = concentrationFrom(mean)
  if (Math.abs(bench.result / expected - 1) > benchConfig.calculation) {
    reportEvent(bench, 'calculate', mean, 2)
    return
  }
  const share = expected / acidConcentration - 1
  if (Math.abs(share) > benchConfig.truth) {
    reportEvent(bench, share > 0 ? 'tooHigh' : 'tooLow', Math.abs(share) * 100, 1)
    return
  }
  bench.found = true
  reportEvent(bench, 'found', bench.result, 4)
}
