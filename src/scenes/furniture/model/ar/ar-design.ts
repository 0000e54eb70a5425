import { proxy } from 'valtio/vanilla'
import { radians, wrap180 } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { Held } from '../../../../room-photo/model/design/design.ts'
import { mostItems } from '../../../../room-photo/model/design/edit-items.ts'
import { type Item, turned } from '../../../../room-photo/model/design/item.ts'

/** A piece in the visitor's own room, always true to size. */
export interface ArPiece extends Held {
  id: number
  /** where it stands: metres in the session's own coordinates, y up */
  at: Vector3
  /** degrees, counter-clockwise seen from above */
  turn: number
}

/** What stands in the room of an AR session. */
export interface ArDesign {
  pieces: ArPiece[]
  held: Held | null
  selected: number | null
  /** the way the visitor looked when the first piece was placed: degrees, as turns are */
  heading: number
}

export function createArDesign(held: Held | null = null): ArDesign {
  return proxy<ArDesign>({ pieces: [], held, selected: null, heading: 0 })
}

export const arPieceOf = (design: { pieces: readonly ArPiece[] }, id: number | null) =>
  design.pieces.find((piece) => piece.id === id)

/** Holds a piece of the catalogue, or lets go of it. */
export function holdInAr(design: ArDesign, held: Held | null): void {
  design.held = held
  if (held) design.selected = null
}

export function selectInAr(design: ArDesign, id: number | null): void {
  design.selected = id
}

/** Selects the piece that was placed after the selected one, after the last one the first. */
export function selectNext(design: ArDesign): void {
  const { pieces, selected } = design
  const at = pieces.findIndex(({ id }) => id === selected)
  design.selected = pieces[(at + 1) % pieces.length]?.id ?? null
}

/**
 * Puts the held piece on the floor with its front to the visitor, and holds it no more.
 * @param heading  the way the visitor looks, degrees
 * @returns null where nothing is held or the room is full
 */
export function placeInAr(design: ArDesign, at: Vector3, heading: number): ArPiece | null {
  const { held, pieces } = design
  if (!held || pieces.length >= mostItems) return null
  if (pieces.length === 0) design.heading = heading
  const id = 1 + pieces.reduce((most, each) => Math.max(most, each.id), 0)
  const piece: ArPiece = { ...held, id, at, turn: turned(heading) }
  pieces.push(piece)
  design.held = null
  design.selected = id
  return piece
}

/** Less is the trembling of a hand or of the device's map of the room: metres and degrees. */
const still = { metres: 0.001, degrees: 0.05 }

/** Puts a piece elsewhere, or turns it. @returns whether that is a change worth drawing */
export function standInAr(
  design: ArDesign,
  id: number,
  { at, turn }: Partial<Pick<ArPiece, 'at' | 'turn'>>,
): boolean {
  const piece = arPieceOf(design, id)
  if (!piece) return false
  const far = at ? Math.hypot(...[0, 1, 2].map((of) => (at[of] ?? 0) - (piece.at[of] ?? 0))) : 0
  const by = turn === undefined ? 0 : Math.abs(wrap180(turn - piece.turn))
  if (far < still.metres && by < still.degrees) return false
  if (at) piece.at = at
  if (turn !== undefined) piece.turn = (turn + 360) % 360
  return true
}

/** Turns a piece by degrees, to the left when seen from above. */
export function turnInAr(design: ArDesign, id: number, by: number): void {
  const piece = arPieceOf(design, id)
  if (piece) piece.turn = (((piece.turn + by) % 360) + 360) % 360
}

/** Takes a piece away; the last one is selected then. */
export function removeFromAr(design: ArDesign, id: number): void {
  design.pieces = design.pieces.filter((piece) => piece.id !== id)
  design.selected = design.pieces.at(-1)?.id ?? null
}

/**
 * The pieces as they stand to one another, for a room on the screen: the first one at its origin, true to size, and so
 * turned that one looks at them as the visitor did when placing the first.
 */
export function toItems(pieces: readonly ArPiece[], heading: number): Item[] {
  const [first] = pieces
  if (!first) return []
  const angle = radians(-heading)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return pieces.map(({ id, piece, look, at, turn }) => {
    const [x, z] = [at[0] - first.at[0], at[2] - first.at[2]]
    return {
      id,
      piece,
      look,
      x: x * cos + z * sin,
      z: z * cos - x * sin,
      turn: turned(turn - heading),
      scale: 1,
    }
  })
}
