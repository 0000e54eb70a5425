import { biologyConfig, type PartId, type SizeRange } from '../config.ts'

/**
 * Where a length stands on a logarithmic scale.
 * @param metres  above 0
 * @returns 0 at the lower end, 1 at the upper
 * @throws RangeError for a length that has no logarithm
 */
export function logShare(metres: number, { from, to }: SizeRange): number {
  if (!(metres > 0)) throw new RangeError(`No place for ${metres} m on a logarithmic scale`)
  return Math.log(metres / from) / Math.log(to / from)
}

/** The full powers of ten on a scale, both ends included, metres. */
export function decades({ from, to }: SizeRange): number[] {
  const first = Math.round(Math.log10(from))
  const last = Math.round(Math.log10(to))
  return Array.from({ length: last - first + 1 }, (_, step) => 10 ** (first + step))
}

/** How large something would be if a cell filled a classroom, metres. */
export function inClassroom(size: SizeRange): SizeRange {
  const { cell, room } = biologyConfig.comparison
  return { from: (size.from * room) / cell, to: (size.to * room) / cell }
}

const units = [
  { unit: 'nm', metres: 1e-9 },
  { unit: 'um', metres: 1e-6 },
  { unit: 'mm', metres: 1e-3 },
  { unit: 'cm', metres: 1e-2 },
  { unit: 'm', metres: 1 },
] as const

type Unit = (typeof units)[number]['unit']

/**
 * A range in the largest unit in which its upper end is not below one.
 * @returns figures of two significant digits at most, which takes the noise of floating point away
 */
export function readable({ from, to }: SizeRange): { from: number; to: number; unit: Unit } {
  // Just below a power of ten may be that power, divided.
  const found = units.findLast(({ metres }) => to >= metres * 0.999) ?? units[0]
  const round = (metres: number) => Number((metres / found.metres).toPrecision(2))
  return { from: round(from), to: round(to), unit: found.unit }
}

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
