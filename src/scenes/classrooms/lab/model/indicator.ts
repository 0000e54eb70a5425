import { type IndicatorId, titrationConfig } from '../config.ts'

/** How far an indicator has turned: 0 below its range, 1 above, and evenly in between, as an eye would say. */
export function turned(indicator: IndicatorId, pH: number): number {
  const { from, to } = titrationConfig.indicators[indicator]
  return Math.min(1, Math.max(0, (pH - from) / (to - from)))
}

/** The colour in the flask, as `#rrggbb`. */
export function colourOf(indicator: IndicatorId, pH: number): string {
  const { acid, base } = titrationConfig.indicators[indicator]
  const share = turned(indicator, pH)
  const channel = (i: 0 | 1 | 2) =>
    Math.round(acid[i] + (base[i] - acid[i]) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** How much the colour covers what is behind the flask: what has no colour is almost clear. */
export function strengthOf(indicator: IndicatorId, pH: number): number {
  return titrationConfig.indicators[indicator].clear ? 0.25 + 0.65 * turned(indicator, pH) : 0.9
}
