import type { FloorPlace } from './camera.ts'
import { before, type Wall } from './wall.ts'

/** How far the floor goes to each side where no wall ends it, metres. */
const reach = 30

/** As good as endless. */
const endless: readonly FloorPlace[] = [
  { x: -reach, z: -reach },
  { x: -reach, z: reach },
  { x: reach, z: reach },
  { x: reach, z: -reach },
]

/**
 * The floor before all the walls.
 * @param part  of the floor, convex, its corners in turn; all of it unless told
 * @returns its corners, in turn; none where the walls leave no floor
 * Source: Sutherland & Hodgman 1974
 */
export function floorArea(walls: readonly Wall[], part = endless): FloorPlace[] {
  let corners = [...part]
  for (const wall of walls) {
    corners = corners.flatMap((corner, at) => {
      const next = corners[(at + 1) % corners.length] ?? corner
      const [here, there] = [before(wall, corner), before(wall, next)]
      const kept = here >= 0 ? [corner] : []
      if (here >= 0 === there >= 0) return kept
      const share = here / (here - there)
      const cut = {
        x: corner.x + (next.x - corner.x) * share,
        z: corner.z + (next.z - corner.z) * share,
      }
      return [...kept, cut]
    })
  }
  return corners
}
