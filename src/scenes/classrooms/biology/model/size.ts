import { biologyConfig, type PartId, type SizeRange } from '../config.ts'

/** The size of something if the cell were as wide as a room, a classroom unless told, meters. */
export function scaledToRoom(
  size: SizeRange,
  room: number = biologyConfig.comparison.room,
): SizeRange {
  const { cell } = biologyConfig.comparison
  return { from: (size.from * room) / cell, to: (size.to * room) / cell }
}

const units = [
  { unit: 'nm', meters: 1e-9 },
  { unit: 'um', meters: 1e-6 },
  { unit: 'mm', meters: 1e-3 },
  { unit: 'cm', meters: 1e-2 },
  { unit: 'm', meters: 1 },
] as const

type Unit = (typeof units)[number]['unit']

/**
 * A range in the largest unit in which its upper end is at least one.
 * @returns figures of at most two significant digits, without floating-point noise
 */
export function inLargestUnit({ from, to }: SizeRange): { from: number; to: number; unit: Unit } {
  // Just below a power of ten may be that power, divided.
  const found = units.findLast(({ meters }) => to >= meters * 0.999) ?? units[0]
  const round = (meters: number) => Number((meters / found.meters).toPrecision(2))
  return { from: round(from), to: round(to), unit: found.unit }
}

export type ScaleMode = 'true' | 'enlarged'

/**
 * Magnification of parts that would be invisible to scale: membrane, ribosomes and fibers are thousandths of the
 * cell.
 */
export const magnification: Readonly<Partial<Record<PartId, number>>> = {
  membrane: 20,
  ribosome: 5,
  centrioles: 3,
  cytoskeleton: 3,
}

/** The factor by which a part is drawn larger than to scale. */
export const drawnScale = (part: PartId, mode: ScaleMode): number =>
  mode === 'true' ? 1 : (magnification[part] ?? 1)
