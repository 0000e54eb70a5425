/** The value below which a share of the values lies; undefined for none. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(sorted.length * share)]
}

/** The middle value, the upper one of two. */
export const median = (values: readonly number[]): number | undefined => quantile(values, 0.5)

/** The mean; 0 of none. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)
