import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { footprint, overlap, type Solid } from '../../../../../room-photo/model/solid.ts'
import { isOnFloor, type Opening } from '../../room.ts'
import { type FurnishedRoom, type Piece, piecesOf, pointsBetween } from '../furnished-room.ts'
import { keepsCamerasClear, showsEveryPiece } from './camera-rules.ts'
import { carried, hung, pendants } from './mounted.ts'
import { circulation, reachable } from './reachable.ts'
import { edgeOf, isSeatOrBed, isSoft, type Rule } from './rule.ts'

/** No two pieces stand in one another. Rugs lie under them, soft things on sofas and beds. */
export const disjoint: Rule = (furnished) => {
  const pieces = piecesOf(furnished)
  return pieces.flatMap((a, at) =>
    pieces
      .slice(0, at)
      .filter((b) => !a.isFlat && !b.isFlat && !lies(a, b) && !lies(b, a))
      .filter((b) => overlap(a.solid, b.solid))
      .map((b) => `${a.item.piece} stands in ${b.item.piece}`),
  )
}

const lies = (a: Piece, b: Piece) => isSoft(a.item.piece) && isSeatOrBed(b.item.piece)

/** A wall may be touched so far, meters. */
const touch = 0.005

/** Every piece is within the walls, on the floor or above, and under the ceiling. */
export const inside: Rule = (furnished) => {
  const { outline, height } = furnished.room
  return piecesOf(furnished).flatMap((piece) => {
    const name = piece.item.piece
    const sides = sidesOf(piece)
    return [
      ...(sides.every((place) => isOnFloor(outline, place)) ? [] : [`${name} is in a wall`]),
      ...(piece.top > height + touch ? [`${name} is in the ceiling`] : []),
      ...(piece.base < 0 ? [`${name} is in the floor`] : []),
    ]
  })
}

/** Places every few centimeters along its sides. */
function sidesOf({ solid }: Piece) {
  const { width, depth } = solid
  const corners = footprint({ ...solid, width: width - touch * 2, depth: depth - touch * 2 })
  return corners.flatMap((corner, at) =>
    pointsBetween(
      corner,
      corners[(at + 1) % 4] ?? corner,
      Math.ceil(Math.max(width, depth) / 0.05) + 2,
    ),
  )
}

/** The table before a sofa is 0.40 to 0.46 m from it. */
export const sofaToTable: Rule = (furnished) => {
  const pieces = piecesOf(furnished)
  const tables = pieces.filter(({ item }) => item.piece === 'coffee-table')
  return pieces
    .filter(({ item }) => item.piece === 'modern-sofa')
    .flatMap((sofa) =>
      tables.flatMap((table) => {
        const { z } = inFrame(sofa.solid, table.solid)
        const gap = z - sofa.solid.depth / 2 - table.solid.depth / 2
        return gap < 0.399 || gap > 0.461 ? [`the table is ${gap.toFixed(2)} m from the sofa`] : []
      }),
    )
}

/** From a table's edge it is 0.75 m to what is behind a chair. */
export const chairPullOut: Rule = (furnished) =>
  piecesOf(furnished)
    .filter(({ item }) => /^(dining|office)-chair$/.test(item.piece))
    .flatMap((chair) => {
      const table = piecesOf(furnished).find(({ item }) =>
        /^(dining|study)-table$/.test(item.piece),
      )
      if (!table) return [`${chair.item.piece} stands at no table`]
      const behind = pullOutOf(chair, table)
      const isFree = isFreeFloor(furnished, behind, [chair, table])
      return isFree ? [] : [`${chair.item.piece} cannot be pulled out`]
    })

/** Both long sides of a double bed have 0.6 m, from its pillows' end on. */
export const bedSides: Rule = (furnished) =>
  piecesOf(furnished)
    .filter(({ item }) => item.piece === 'bed-frame')
    .flatMap((bed) =>
      [-1, 1]
        .map((side) => sideOf(bed, side))
        .filter((zone) => !isFreeFloor(furnished, zone, [bed]))
        .map(() => 'a side of the bed is blocked'),
    )

/** From the table's edge that a chair stands at, 0.75 m out, a little narrower than the chair. */
function pullOutOf({ solid: chair }: Piece, { solid: table }: Piece): Solid {
  const at = inFrame(table, chair)
  const isEnd = Math.abs(at.x) - table.width / 2 > Math.abs(at.z) - table.depth / 2
  const edge = (isEnd ? table.width : table.depth) / 2
  const out = edge + 0.75 / 2
  const middle = isEnd
    ? { x: Math.sign(at.x) * out, z: at.z }
    : { x: at.x, z: Math.sign(at.z) * out }
  const [width, depth] = isEnd ? [0.75, 0.4] : [0.4, 0.75]
  return { ...outOfFrame(table, middle), width, depth, height: 1, angle: table.angle }
}

function sideOf({ solid }: Piece, side: number): Solid {
  const { width, depth, angle } = solid
  // Bedside tables take the first half meter.
  const middle = outOfFrame(solid, { x: (side * (width + 0.59)) / 2, z: 0.27 })
  return { ...middle, width: 0.59, depth: depth - 0.56, height: 1, angle }
}

function isFreeFloor(furnished: FurnishedRoom, zone: Solid, own: readonly Piece[]): boolean {
  const shares = [-0.49, 0, 0.49]
  const isInside = shares.every((a) =>
    shares.every((b) =>
      isOnFloor(furnished.room.outline, outOfFrame(zone, { x: a * zone.width, z: b * zone.depth })),
    ),
  )
  return (
    isInside &&
    piecesOf(furnished)
      .filter((piece) => piece.stands && !own.some(({ item }) => item.id === piece.item.id))
      .every(({ solid }) => !overlap(zone, solid))
  )
}

function inFrame({ x, z, angle }: Solid, at: FloorPlace): FloorPlace {
  const [dx, dz] = [at.x - x, at.z - z]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: dx * cos - dz * sin, z: dx * sin + dz * cos }
}

function outOfFrame({ x, z, angle }: Solid, at: FloorPlace): FloorPlace {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x + at.x * cos + at.z * sin, z: z - at.x * sin + at.z * cos }
}

/** Nothing stands within 0.9 m of a door, or of glass that reaches down to the floor. */
export const doorsClear: Rule = (furnished) =>
  furnished.room.openings
    .filter((opening) => opening.kind === 'door' || opening.sill <= 0.15)
    .flatMap((opening) => {
      const zone = before(furnished.room.outline, opening, 0.9)
      return piecesOf(furnished)
        .filter((piece) => !piece.isFlat && !isItsCurtain(furnished, piece, opening))
        .filter(({ solid }) => overlap(zone, solid))
        .map(({ item }) => `${item.piece} stands in the way of a door`)
    })

/** Nothing higher than its sill within 0.3 m of a window, nothing tall within 0.6 m; its own curtains aside. */
export const windowsClear: Rule = (furnished) =>
  furnished.room.openings
    .filter(({ kind, sill }) => kind === 'window' && sill > 0.15)
    .flatMap((opening) => {
      const [near, far] = [0.3, 0.6].map((depth) => before(furnished.room.outline, opening, depth))
      return piecesOf(furnished)
        .filter((piece) => !isItsCurtain(furnished, piece, opening))
        .filter(({ top, solid }) => {
          const isAtIt = near && top > opening.sill && overlap(near, solid)
          const isTall = far && top > opening.sill + 0.1 && overlap(far, solid)
          return isAtIt || isTall
        })
        .map(({ item }) => `${item.piece} stands before a window`)
    })

/** The room before an opening, from the floor up. */
function before(outline: readonly FloorPlace[], { wall, from, to }: Opening, depth: number): Solid {
  const edge = edgeOf(outline, wall)
  const by = (from + to) / 2
  return {
    x: edge.from.x + edge.along.x * by + (edge.inward.x * depth) / 2,
    z: edge.from.z + edge.along.z * by + (edge.inward.z * depth) / 2,
    width: to - from,
    depth,
    height: 9,
    angle: Math.atan2(edge.inward.x, edge.inward.z),
  }
}

/** Curtains are an opening's own where they hang on its wall and reach over both its sides. */
function isItsCurtain(
  { room: { outline } }: FurnishedRoom,
  { item, solid }: Piece,
  { wall, from, to }: Opening,
): boolean {
  if (item.piece !== 'curtains' || item.wall !== wall + 1) return false
  const { from: corner, along } = edgeOf(outline, wall)
  const by = (solid.x - corner.x) * along.x + (solid.z - corner.z) * along.z
  return by - solid.width / 2 <= from && by + solid.width / 2 >= to
}

/** What holds in every arrangement, whatever the room. */
export const hardRules = {
  disjoint,
  inside,
  doorsClear,
  windowsClear,
  hung,
  carried,
  pendants,
  keepsCamerasClear,
  showsEveryPiece,
  reachable,
  circulation,
  sofaToTable,
  chairPullOut,
} satisfies Record<string, Rule>

/** What holds wherever the room is large enough. */
export const softRules = { bedSides } satisfies Record<string, Rule>

/** What is broken, with the rule's name before it; nothing where all is as it should be. */
export function breachesOf(
  furnished: FurnishedRoom,
  rules: Record<string, Rule> = hardRules,
): string[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    rule(furnished).map((found) => `${name}: ${found}`),
  )
}
