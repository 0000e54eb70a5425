import { radians } from '../../../../math/angle.ts'
import type { FloorPlace } from './camera.ts'
import type { Solid } from './solid.ts'
import { before, inwards, type Wall } from './wall.ts'

/** Less than this is a touch and nothing behind a wall, metres. */
const touch = 0.005

/** In a corner that is not square, a step before one wall may lead behind the next one. */
const rounds = 12

/** How far a box reaches from its middle across a wall, metres. */
export function halfAcross(
  { width, depth, angle }: Pick<Solid, 'width' | 'depth' | 'angle'>,
  wall: Pick<Wall, 'turn'>,
): number {
  const off = radians(wall.turn) - angle
  return (Math.abs(Math.sin(off)) * width + Math.abs(Math.cos(off)) * depth) / 2
}

/** The way from a wall to the side of a box that is nearest to it, metres; negative where the box is in it. */
export const gapTo = (wall: Wall, box: Solid): number => before(wall, box) - halfAcross(box, wall)

/** Whether some of a box is behind a wall. */
export const isBehind = (box: Solid, walls: readonly Wall[]): boolean =>
  walls.some((wall) => gapTo(wall, box) < -touch)

/**
 * The place, near to where a box is, at which nothing of it is behind a wall.
 * Where the walls leave too little room for it, before the last of them.
 * @param own  the wall that it hangs on, and keeps to
 * Source: cyclic projections onto half-planes, Bregman 1965
 */
export function standBefore(box: Solid, walls: readonly Wall[], own?: Wall): FloorPlace {
  const at = { ...box }
  for (let round = 0; round < rounds; round += 1) {
    let moved = 0
    for (const wall of walls) {
      const gap = gapTo(wall, at)
      if (wall.id === own?.id || gap >= 0) continue
      const way = own ? along(own, wall) : inwards(wall)
      if (!way) continue
      at.x -= way.x * gap
      at.z -= way.z * gap
      moved -= gap
    }
    if (moved < 1e-6) break
  }
  return { x: at.x, z: at.z }
}

/** The step along a wall that leads a metre away from another; null where they hardly meet. */
function along(own: Wall, other: Wall): FloorPlace | null {
  const [normal, away] = [inwards(own), inwards(other)]
  const share = normal.z * away.x - normal.x * away.z
  return Math.abs(share) < 0.3 ? null : { x: normal.z / share, z: -normal.x / share }
}
