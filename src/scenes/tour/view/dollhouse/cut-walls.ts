import { Mesh, type Object3D, Plane, Vector3 } from 'three'
import { type OuterWall, occludingWalls, outerWalls } from '../../model/home/dollhouse.ts'
import type { HomeData } from '../../model/home/home-data.ts'

/** Where no plane cuts anything, metres. */
const beyond = 1000

/**
 * Cuts the outer walls of the home that hide its rooms, with the windows in them. Planes that cut nothing lie far off: their
 * number, which is part of the program, stays.
 * @returns is told from where the home is seen, in degrees; null: from inside, where all walls stand
 */
export function cutWalls(
  root: Object3D,
  home: Pick<HomeData, 'rooms'>,
): (yaw: number | null) => void {
  const corners = home.rooms.flatMap(({ polygon }) => polygon)
  const planes = Object.entries(outerWalls).map(([wall, [x, z]]) => {
    // The inner faces of the outer walls: all rooms lie on this side.
    const face = Math.max(...corners.map((corner) => corner[0] * x + corner[1] * z))
    return { wall: wall as OuterWall, face, plane: new Plane(new Vector3(-x, 0, -z), beyond) }
  })
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return
    for (const material of [part.material].flat())
      material.clippingPlanes = planes.map(({ plane }) => plane)
  })
  return (yaw) => {
    const near = yaw === null ? [] : occludingWalls(yaw)
    for (const { wall, face, plane } of planes) plane.constant = near.includes(wall) ? face : beyond
  }
}
