/** The pixel ratio of a stage in motion, and the frames it was judged by. */
export type Resolution = { dpr: number; slow: number; fast: number }

/** Frames above this many ms are slow; below `comfortable`, fast. */
const slowFrame = 26
const comfortable = 14
/** That many slow frames in a row lower the resolution; that many fast ones raise it again. */
const patience = { slow: 4, fast: 40 }
const factor = 0.8

/**
 * Adapts the pixel ratio to the time frames take while a scene moves.
 * @param gap    ms since the last frame
 * @param range  the lowest and the full pixel ratio
 * @returns whether `dpr` changed
 */
export function adaptResolution(
  resolution: Resolution,
  gap: number,
  range: { min: number; max: number },
): boolean {
  resolution.slow = gap > slowFrame ? resolution.slow + 1 : 0
  resolution.fast = gap < comfortable ? resolution.fast + 1 : 0
  const before = resolution.dpr
  if (resolution.slow >= patience.slow) {
    resolution.dpr = Math.max(range.min, resolution.dpr * factor)
    resolution.slow = 0
  } else if (resolution.fast >= patience.fast) {
    resolution.dpr = Math.min(range.max, resolution.dpr / factor)
    resolution.fast = 0
  }
  return resolution.dpr !== before
}
