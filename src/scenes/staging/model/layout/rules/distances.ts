import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { overlap, type Solid } from '../../../../../room-photo/model/solid.ts'
import { type Furnished, type Piece, piecesOf, type Rule } from './furnished.ts'
import { isWithin } from './polygon.ts'

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
  // Bedside tables take the first half metre.
  const middle = outOfFrame(solid, { x: (side * (width + 0.59)) / 2, z: 0.27 })
  return { ...middle, width: 0.59, depth: depth - 0.56, height: 1, angle }
}

function isFreeFloor(furnished: Furnished, zone: Solid, own: readonly Piece[]): boolean {
  const shares = [-0.49, 0, 0.49]
  const isInside = shares.every((a) =>
    shares.every((b) =>
      isWithin(furnished.room.outline, outOfFrame(zone, { x: a * zone.width, z: b * zone.depth })),
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
