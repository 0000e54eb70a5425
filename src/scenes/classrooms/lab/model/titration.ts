import { bisectLast } from '../../../../math/bisect.ts'
import { type AcidId, type IndicatorId, titrationConfig } from '../config.ts'

const { acidVolume, acidConcentration, baseConcentration, kw, acids } = titrationConfig

/** Volume of base at the equivalence point, milliliters. */
export const equivalenceVolume = (acidVolume * acidConcentration) / baseConcentration

/**
 * Net charge of the solution, moles per liter: rises with the concentration of H+.
 * @param h  concentration of H+
 * @param sodium, acid  total concentrations in the flask
 */
function charge(h: number, sodium: number, acid: number, ka: number): number {
  const dissociated = Number.isFinite(ka) ? ka / (ka + h) : 1
  return h + sodium - kw / h - acid * dissociated
}

/**
 * The pH in the flask from the charge balance alone, without approximations by region. Activities are taken as
 * concentrations.
 * @param added  base from the burette, milliliters
 * @param base   its concentration, moles a liter
 */
export function pHAfter(acid: AcidId, added: number, base: number = baseConcentration): number {
  const volume = acidVolume + added
  const sodium = (base * added) / volume
  const total = (acidConcentration * acidVolume) / volume
  // The charge decreases monotonically with pH.
  return bisectLast((pH) => charge(10 ** -pH, sodium, total, acids[acid].ka) > 0, [-1, 15], 60)
}

/** Volumes for the curve: evenly spaced, and denser where it is steep. Milliliters. */
export function curveVolumes(): number[] {
  const { burette, drop } = titrationConfig
  const count = (from: number, to: number, by: number) =>
    Array.from({ length: Math.round((to - from) / by) }, (_, i) => from + i * by)
  return [
    ...count(0, 2, 0.1),
    ...count(2, equivalenceVolume - 1, 0.5),
    ...count(equivalenceVolume - 1, equivalenceVolume + 1, drop / 2),
    ...count(equivalenceVolume + 1, burette, 0.5),
    burette,
  ]
}

/** The share of an indicator that has turned: 0 below its range, 1 above, linear in between. */
export function indicatorTurnedShare(indicator: IndicatorId, pH: number): number {
  const { from, to } = titrationConfig.indicators[indicator]
  return Math.min(1, Math.max(0, (pH - from) / (to - from)))
}

/** The color in the flask, as `#rrggbb`. */
export function indicatorColor(indicator: IndicatorId, pH: number): string {
  const { acid, base } = titrationConfig.indicators[indicator]
  const share = indicatorTurnedShare(indicator, pH)
  const channel = (i: 0 | 1 | 2) =>
    Math.round(acid[i] + (base[i] - acid[i]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** Opacity of the color; a colorless form is almost clear. */
export function indicatorOpacity(indicator: IndicatorId, pH: number): number {
  return titrationConfig.indicators[indicator].clear
    ? 0.25 + 0.65 * indicatorTurnedShare(indicator, pH)
    : 0.9
}
