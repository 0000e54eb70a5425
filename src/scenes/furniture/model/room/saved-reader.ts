/** Why a kept design cannot be opened: `fault` + reason in `ui/furniture.json`. */
export type SavedReason = 'Foreign' | 'Newer' | 'Damaged'

export class SavedError extends Error {
  readonly reason: SavedReason
  constructor(reason: SavedReason) {
    super(reason)
    this.name = 'SavedError'
    this.reason = reason
  }
}

/** Makes a part of a design of what was read; throws a `SavedError` where it cannot. */
export type Reader<Part> = (value: Record<string, unknown>) => Part

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @throws SavedError for what is no number, or is out of bounds */
export function readNumber(value: unknown, min: number, max: number): number {
  if (typeof value !== 'number' || !(value >= min && value <= max)) throw new SavedError('Damaged')
  return value
}

/** @throws SavedError for what is no whole number from 1 */
export function readId(value: unknown): number {
  const id = readNumber(value, 1, Number.MAX_SAFE_INTEGER)
  if (!Number.isInteger(id)) throw new SavedError('Damaged')
  return id
}

/** @throws SavedError for what is no text, or too long a one */
export function readText(value: unknown, longest: number): string {
  if (typeof value !== 'string' || value.length > longest) throw new SavedError('Damaged')
  return value
}

/** @throws SavedError for what is no list, or too long a one */
export function readList(value: unknown, most: number): unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new SavedError('Damaged')
  return value
}
