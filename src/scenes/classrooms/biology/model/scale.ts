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
