import { wrap180 } from '../../../src/math/angle.ts'
import type { Item, Sizes } from '../../../src/scenes/furniture/model/room/item.ts'
import { edgeOf } from '../../../src/scenes/staging/model/layout/rules/polygon.ts'
import { breachesOf } from '../../../src/scenes/staging/model/layout/rules/rules.ts'
import type { StagingRoom } from '../../../src/scenes/staging/model/room.ts'
import type { Manifest } from './tool.ts'

/** The rules that a staged photo breaks, by what its manifest says was added. */
export function breachesOfManifest(
  { added }: Pick<Manifest, 'added'>,
  room: StagingRoom,
  sizes: Sizes,
): string[] {
  const items = added.map(({ piece, look, position: { x, y, z }, turn }, at): Item => {
    const hangs = sizes[piece]?.mount === 'wall'
    const item = { id: at + 1, piece, look, x, z, lift: y, turn, scale: 1 }
    const wall = hangs ? wallBehind(item, room) : -1
    return { ...item, ...(wall >= 0 && { wall: wall + 1 }) }
  })
  return breachesOf({ room, items, sizes })
}

/** The edge of the outline that a piece hangs on: the nearest of those that it is turned from; −1 where there is none. */
function wallBehind({ x, z, turn }: Item, { outline }: StagingRoom): number {
  const walls = outline.map((_, index) => {
    const { from, inward } = edgeOf(outline, index)
    const faces = (Math.atan2(inward.x, inward.z) * 180) / Math.PI
    const off = (x - from.x) * inward.x + (z - from.z) * inward.z
    return { index, off, isTurned: Math.abs(wrap180(turn - faces)) < 1 }
  })
  const [nearest] = walls
    .filter(({ isTurned, off }) => isTurned && off >= 0)
    .toSorted((a, b) => a.off - b.off)
  return nearest?.index ?? -1
}
