import { benchConfig, titrationConfig } from '../../config.ts'
import { colourOf, turned } from '../indicator.ts'
import { pHAfter } from '../titration.ts'
import { type Bench, rounded, say } from './bench.ts'

/** How much has reached the flask, mixed or not. */
export const inFlask = ({ flask }: Bench): number => flask.mixed + flask.fallen

/** Of what is mixed: the eye and the meter see no more. */
export const pHOf = ({ flask, base }: Bench): number => pHAfter(flask.acid, flask.mixed, base)

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
  const { flask } = bench
  if (bench.swirling) flask.mixed += ran - swallowed
  else flask.fallen += ran - swallowed
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
  bench.level = rounded(bench.level)
  bench.flask.mixed = rounded(bench.flask.mixed)
  bench.flask.fallen = rounded(bench.flask.fallen)
  tell(bench, shadeBefore)
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
  bench.level = rounded(bench.level)
  bench.flask.mixed = rounded(bench.flask.mixed)
  bench.flask.fallen = rounded(bench.flask.fallen)
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
  bench.flask.mixed = rounded(bench.flask.mixed + bench.flask.fallen)
  bench.flask.fallen = 0
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
