import { benchConfig, titrationConfig } from '../config.ts'
import { type Base, type Bench, rounded, say } from './bench.ts'
import { colorOf, pHAfter, turnedShare } from './titration.ts'

/** Volume in the flask, mixed or not. */
export const inFlask = ({ flask }: Bench): number => flask.mixed.volume + flask.fallen.volume

/** The pH of the mixed part, which color and meter show. */
export function pHOf({ flask }: Bench): number {
  const { volume, moles } = flask.mixed
  return pHAfter(flask.acid, volume, volume > 0 ? moles / volume : 0)
}

export const colorIn = (bench: Bench): string => colorOf(bench.flask.indicator, pHOf(bench))

/** Whether the color is that of the acid, turning, or that of the base. */
export function colorStage(bench: Bench): 'acid' | 'turning' | 'base' {
  const share = turnedShare(bench.flask.indicator, pHOf(bench))
  return share === 0 ? 'acid' : share < 1 ? 'turning' : 'base'
}

/**
 * Lets base run from the burette, to the last mark at most. Air under the tap takes up the first of it.
 * @param volume  milliliters on the scale
 */
export function pour(bench: Bench, volume: number): void {
  const left = Math.max(0, titrationConfig.burette - bench.level)
  const ran = Math.min(Math.max(volume, 0), left)
  const swallowed = Math.min(ran, bench.bubble)
  bench.bubble -= swallowed
  bench.level += ran
  const { flask, base } = bench
  const into = bench.swirling ? flask.mixed : flask.fallen
  into.volume += ran - swallowed
  into.moles += (ran - swallowed) * base
  if (ran < volume) {
    bench.open = false
    say(bench, 'empty')
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
  bench.level = rounded(bench.level)
  for (const base of [bench.flask.mixed, bench.flask.fallen]) round(base)
}

function round(base: Base): void {
  const volume = rounded(base.volume)
  base.moles = base.volume > 0 ? (base.moles * volume) / base.volume : 0
  base.volume = volume
}

/** Pours until the meniscus reaches a mark. */
export function pourToLevel(bench: Bench, level: number): void {
  if (level <= bench.level) {
    say(bench, 'notBack')
    return
  }
  pourCounted(bench, level - bench.level)
}

export function setOpen(bench: Bench, open: boolean): void {
  bench.open = open
  if (open) return
  count(bench)
  say(bench, 'closed', bench.level, 2)
}

/** Mixes the flask, continuously until it is stopped. */
export function setSwirling(bench: Bench, swirling: boolean): void {
  const shadeBefore = colorStage(bench)
  bench.swirling = swirling
  if (!swirling) {
    say(bench, 'still')
    return
  }
  const { mixed, fallen } = bench.flask
  mixed.volume += fallen.volume
  mixed.moles += fallen.moles
  Object.assign(fallen, { volume: 0, moles: 0 })
  count(bench)
  if (!tell(bench, shadeBefore)) say(bench, 'swirling')
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
  say(bench, now === 'acid' ? 'fades' : now === 'turning' ? 'turning' : 'turned')
  return true
}
