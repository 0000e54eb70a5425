import { benchConfig, titrationConfig } from '../config.ts'
import { type Base, type Bench, rounded, say } from './bench.ts'
import { colourOf, pHAfter, turned } from './titration.ts'

/** How much has reached the flask, mixed or not. */
export const inFlask = ({ flask }: Bench): number => flask.mixed.volume + flask.fallen.volume

/** Of what is mixed: the eye and the meter see no more. */
export function pHOf({ flask }: Bench): number {
  const { volume, moles } = flask.mixed
  return pHAfter(flask.acid, volume, volume > 0 ? moles / volume : 0)
}

export const colourIn = (bench: Bench): string => colourOf(bench.flask.indicator, pHOf(bench))

/** How the colour stands: of the acid, turning, or of the base. */
export function shadeOf(bench: Bench): 'acid' | 'turning' | 'base' {
  const share = turned(bench.flask.indicator, pHOf(bench))
  return share === 0 ? 'acid' : share < 1 ? 'turning' : 'base'
}

/**
 * Lets base run from the burette. Air under the tap swallows the first of it; the last mark is the end.
 * @param volume  millilitres on the scale
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

/** One drop, or a whole millilitre: what is counted is kept to whole hundredths. */
export function pourCounted(bench: Bench, volume: number): void {
  bench.open = false
  const shadeBefore = shadeOf(bench)
  pour(bench, volume)
  count(bench)
  tell(bench, shadeBefore)
}

/** Brings all volumes to whole hundredths, and leaves what is dissolved in them as strong as it is. */
function count(bench: Bench): void {
  bench.level = rounded(bench.level)
  for (const base of [bench.flask.mixed, bench.flask.fallen]) round(base)
}

function round(base: Base): void {
  const volume = rounded(base.volume)
  base.moles = base.volume > 0 ? (base.moles * volume) / base.volume : 0
  base.volume = volume
}

/** Runs until the meniscus has come down to a mark; it does not come back up. */
export function pourTo(bench: Bench, level: number): void {
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

/** Mixes what has fallen in, and goes on mixing until it is stopped. */
export function setSwirling(bench: Bench, swirling: boolean): void {
  const shadeBefore = shadeOf(bench)
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

/** Lets time pass. */
export function run(bench: Bench, seconds: number): void {
  if (!bench.open) return
  const shadeBefore = shadeOf(bench)
  pour(bench, benchConfig.flow * seconds)
  // That the burette is empty matters more than a colour.
  if (bench.open) tell(bench, shadeBefore)
}

/** @returns whether the colour has changed, which is told */
function tell(bench: Bench, before: ReturnType<typeof shadeOf>): boolean {
  const now = shadeOf(bench)
  if (now === before) return false
  say(bench, now === 'acid' ? 'fades' : now === 'turning' ? 'turning' : 'turned')
  return true
}
