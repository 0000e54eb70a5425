import type { PartId } from '../config.ts'

export type ScaleMode = 'true' | 'enlarged'

/**
 * How many times larger than to scale a part is drawn where to scale it could not be seen: membrane, ribosomes and fibres
 * are thousandths of the cell.
 */
export const enlarged: Readonly<Partial<Record<PartId, number>>> = {
  membrane: 20,
  ribosome: 5,
  centrioles: 3,
  cytoskeleton: 3,
}

/** Times its true size that a part is drawn at. */
export const drawnAt = (part: PartId, mode: ScaleMode): number =>
  mode === 'true' ? 1 : (enlarged[part] ?? 1)

/**
 * The longest bar of 1, 2 or 5 times a power of ten that fits.
 * @param pixels  that a metre takes
 * @param most  pixels that the bar may take
 * @returns its length in metres and in pixels
 * @throws RangeError for a scale or a place that is none
 */
export function scaleBar(pixels: number, most: number): { metres: number; pixels: number } {
  const longest = most / pixels
  if (!(longest > 0) || !Number.isFinite(longest)) throw new RangeError('No bar fits there')
  const power = 10 ** Math.floor(Math.log10(longest) + 1e-9)
  const step = [5, 2].find((times) => times * power <= longest * (1 + 1e-9)) ?? 1
  return { metres: step * power, pixels: step * power * pixels }
}
