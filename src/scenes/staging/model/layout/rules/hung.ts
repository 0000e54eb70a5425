import { radians, wrap180 } from '../../../../../math/angle.ts'
import { overlap } from '../../../../../room-photo/model/solid.ts'
import { type Furnished, type Piece, piecesOf, type Rule } from './furnished.ts'
import { edgeOf } from './polygon.ts'

/** From the cloth of curtains to the wall. Metres. */
const curtainGap = 0.06

/** Pictures, mirrors and curtains are on a wall, from end to end; pictures neither over an opening nor behind furniture. */
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

function onWall({ room }: Furnished, { item, solid }: Piece): OnWall | null {
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

const coversOne = ({ room }: Furnished, { wall, from, to }: OnWall): boolean =>
  room.openings.some(
    (hole) => hole.kind === 'window' && hole.wall === wall && from <= hole.from && to >= hole.to,
  )

const crosses = ({ room }: Furnished, { base, top }: Piece, { wall, from, to }: OnWall): boolean =>
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
