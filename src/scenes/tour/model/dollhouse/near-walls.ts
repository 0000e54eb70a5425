import { radians } from '../../../../math/angle.ts'

/** Outer walls by where they stand in the home: their outward normals, x to the east and z to the south. */
export const outerWalls = {
  east: [1, 0],
  west: [-1, 0],
  south: [0, 1],
  north: [0, -1],
} as const

export type OuterWall = keyof typeof outerWalls

/** A wall that is turned to the eye by less than this, as the cosine, hides nothing. */
const turnedAway = 0.25

/**
 * The outer walls between the rooms and an eye that circles round the home: one, or two over a corner.
 * @param yaw  0 from the south, degrees; positive to the east
 */
export function nearWalls(yaw: number): OuterWall[] {
  const [x, z] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))]
  return (Object.keys(outerWalls) as OuterWall[]).filter((wall) => {
    const [outX, outZ] = outerWalls[wall]
    return outX * x + outZ * z > turnedAway
  })
}
