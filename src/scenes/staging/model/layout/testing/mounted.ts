import { radians, wrap180 } from '../../../../../math/angle.ts'
import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { overlap } from '../../../../../room-photo/model/solid.ts'
import { type FurnishedRoom, type Piece, piecesOf } from '../furnished-room.ts'
import { edgeOf, isSeatOrBed, isSoft, type Rule } from './rule.ts'

/** From the cloth of curtains to the wall. Meters. */
const curtainGap = 0.06

/**
 * Pictures, mirrors and curtains are on a wall, from end to end; pictures neither over an opening nor behind
 * furniture.
 */
export const hung: Rule = (furnished) => {
  const pieces = piecesOf(furnished)
  return pieces
    .filter(({ mount }) => mount === 'wall')
    .flatMap((piece) => {
      const name = piece.item.piece
      const place = onWall(furnished, piece)
      if (!place) return [`${name} hangs on no wall`]
      if (name === 'curtains')
        return coversOne(furnished, place) ? [] : ['curtains hang at no window']
      return [
        ...(crosses(furnished, piece, place) ? [`${name} hangs over an opening`] : []),
        ...pieces
          .filter((other) => other.stands && hides(other, piece))
          .map((other) => `${name} hangs behind ${other.item.piece}`),
      ]
    })
}

interface OnWall {
  wall: number
  from: number
  to: number
}

function onWall({ room }: FurnishedRoom, { item, solid }: Piece): OnWall | null {
  const wall = (item.wall ?? 0) - 1
  if (wall < 0 || wall >= room.outline.length) return null
  const { from, length, along, inward } = edgeOf(room.outline, wall)
  const [dx, dz] = [solid.x - from.x, solid.z - from.z]
  const by = dx * along.x + dz * along.z
  const back = dx * inward.x + dz * inward.z - solid.depth / 2
  const turned = Math.abs(wrap180(item.turn - (Math.atan2(inward.x, inward.z) * 180) / Math.PI))
  const most = item.piece === 'curtains' ? curtainGap : 0.01
  if (turned > 0.5 || back < -0.005 || back > most) return null
  const [left, right] = [by - solid.width / 2, by + solid.width / 2]
  return left < -0.005 || right > length + 0.005 ? null : { wall, from: left, to: right }
}

const coversOne = ({ room }: FurnishedRoom, { wall, from, to }: OnWall): boolean =>
  room.openings.some(
    (hole) => hole.kind === 'window' && hole.wall === wall && from <= hole.from && to >= hole.to,
  )

const crosses = (
  { room }: FurnishedRoom,
  { base, top }: Piece,
  { wall, from, to }: OnWall,
): boolean =>
  room.openings.some(
    (hole) =>
      hole.wall === wall && from < hole.to && to > hole.from && base < hole.head && top > hole.sill,
  )

/** Whether a piece stands within 0.6 m before what hangs, and reaches up to it. */
function hides(other: Piece, { solid, item }: Piece): boolean {
  const angle = radians(item.turn)
  const reach = 0.6
  return overlap(other.solid, {
    ...solid,
    x: solid.x + Math.sin(angle) * (reach / 2),
    z: solid.z + Math.cos(angle) * (reach / 2),
    depth: reach,
  })
}

/** What small things stand on, and lamps hang over. */
const tables =
  /^(coffee-table|dining-table|study-table|side-table|bedside-table|sideboard|tv-bench|bench|stool)$/

/** Small things stand on tables, soft ones on sofas and beds; none floats, none is half over an edge. */
export const carried: Rule = (furnished) => {
  const pieces = piecesOf(furnished)
  return pieces
    .filter(({ mount, stands }) => mount === 'surface' && !stands)
    .filter(
      (piece) =>
        !pieces.some((other) =>
          isSoft(piece.item.piece) ? beds(other, piece) : carries(other, piece),
        ),
    )
    .map(({ item }) => `${item.piece} stands on nothing`)
}

/** Lamps hang from the ceiling, and over a table, where no head meets them. */
export const pendants: Rule = (furnished) => {
  const pieces = piecesOf(furnished)
  return pieces
    .filter(({ mount }) => mount === 'ceiling')
    .flatMap((lamp) => [
      ...(Math.abs(lamp.top - furnished.room.height) > 0.01 ? ['pendant hangs from nothing'] : []),
      ...(pieces.some((other) => isOver(lamp, other)) ? [] : ['pendant hangs over no table']),
    ])
}

const isOver = (lamp: Piece, other: Piece): boolean =>
  tables.test(other.item.piece) && lamp.base - other.top >= 0.3 && spare(other, lamp.solid) > 0

const carries = (other: Piece, { solid, base, item }: Piece): boolean => {
  // Leaves reach over an edge; a pot and a lamp's foot do not.
  const foot = item.piece === 'potted-plant' ? 0.13 : Math.min(solid.width, solid.depth) / 2
  return (
    tables.test(other.item.piece) &&
    Math.abs(other.top - base) <= 0.005 &&
    spare(other, solid) >= foot
  )
}

const beds = (other: Piece, { solid, base }: Piece): boolean =>
  isSeatOrBed(other.item.piece) && base > 0.3 && base < other.top && spare(other, solid) > 0.1

/** How far a place is from the edges of a piece; negative beside it. Meters. */
function spare({ solid }: Piece, { x, z }: FloorPlace): number {
  const [cos, sin] = [Math.cos(solid.angle), Math.sin(solid.angle)]
  const [dx, dz] = [x - solid.x, z - solid.z]
  return Math.min(
    solid.width / 2 - Math.abs(dx * cos - dz * sin),
    solid.depth / 2 - Math.abs(dx * sin + dz * cos),
  )
}
