/** What is known of one photograph of a room, in the site's axes (x right, y up, z towards the south), in metres. */
export interface KnownPhotograph {
  /** pixels */
  width: number
  height: number
  /** pixels; the principal point is the middle of the picture */
  focalLength: number
  /** of the camera */
  position: Point
  /** unit quaternion x, y, z, w: turns the camera's own axes (x right, y up, looking along −z) into the room's */
  rotation: [number, number, number, number]
  floor: { normal: Point; constant: number }
  /** the inner faces of walls, floor and ceiling */
  room: Box
  windows: Box[]
  /** direction in which the light travels, unit; strength in W/m² */
  sun: { direction: Point; strength: number }
}

export type Point = [number, number, number]
export interface Box {
  min: Point
  max: Point
}

/** Where a point of the room is in the picture, in pixels from its upper left; null behind the camera. */
export function project(photograph: KnownPhotograph, point: Point): [number, number] | null {
  const { position, rotation, focalLength, width, height } = photograph
  const [x, y, z] = turnBack(rotation, [
    point[0] - position[0],
    point[1] - position[1],
    point[2] - position[2],
  ])
  if (z >= 0) return null
  return [width / 2 + (focalLength * x) / -z, height / 2 - (focalLength * y) / -z]
}

/** Turns a vector by the inverse of a unit quaternion. */
function turnBack([qx, qy, qz, qw]: KnownPhotograph['rotation'], [x, y, z]: Point): Point {
  const [ux, uy, uz] = [-qx, -qy, -qz]
  const [tx, ty, tz] = [2 * (uy * z - uz * y), 2 * (uz * x - ux * z), 2 * (ux * y - uy * x)]
  return [
    x + qw * tx + uy * tz - uz * ty,
    y + qw * ty + uz * tx - ux * tz,
    z + qw * tz + ux * ty - uy * tx,
  ]
}
