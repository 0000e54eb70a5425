import { add, cross, dot, scale, subtract, turned, unit, type Vector } from './vector.ts'

/**
 * A pinhole camera as Blender has it. Lengths on the picture are shares of its width: `focal` is the focal length,
 * `shift` how far the lens is shifted (positive looks up), `aspect` width over height.
 */
export interface Camera {
  position: Vector
  right: Vector
  up: Vector
  forward: Vector
  focal: number
  shift: number
  aspect: number
}

/** Where something is seen: shares of the picture's width and height from its upper left corner; depth in metres. */
export interface Seen {
  x: number
  y: number
  depth: number
}

const zenith: Vector = [0, 0, 1]
/** Blender's default sensor, in millimetres. */
const sensor = 36

/**
 * The camera of `still` in assets/blender/shots/cameras.py.
 * @param lens   focal length in millimetres on a 36 mm wide sensor
 * @param level  horizon in the lens, the target's height reached by shift; otherwise the camera is tilted
 */
export function stillCamera(position: Vector, target: Vector, lens: number, level = true): Camera {
  const focal = lens / sensor
  const away = subtract(target, position)
  const flat = Math.hypot(away[0], away[1])
  const forward = unit(level ? [away[0], away[1], 0] : away)
  const right = unit(cross(forward, zenith))
  const up = cross(right, forward)
  const shift = level ? (away[2] / flat) * focal : 0
  return { position, right, up, forward, focal, shift, aspect: 16 / 9 }
}

/**
 * A camera that looks to a compass bearing, for views cut out of a panorama.
 * @param heading  radians, 0 north, positive to the east
 * @param pitch    radians, positive up
 * @param field    horizontal field of view in radians
 */
export function headingCamera(
  position: Vector,
  heading: number,
  pitch: number,
  field: number,
): Camera {
  const across = Math.cos(pitch)
  const forward: Vector = [Math.sin(heading) * across, Math.cos(heading) * across, Math.sin(pitch)]
  const right: Vector = [Math.cos(heading), -Math.sin(heading), 0]
  const focal = 0.5 / Math.tan(field / 2)
  return { position, right, up: cross(right, forward), forward, focal, shift: 0, aspect: 16 / 9 }
}

/** How a camera is turned from where it rests, in its own axes, in radians, and how much nearer it zooms. */
export interface Motion {
  /** to the right */
  yaw: number
  /** up */
  pitch: number
  /** clockwise */
  roll: number
  /** 1 leaves the focal length as it is */
  zoom: number
}

/** The camera after a turn round its own centre. Only a turn is exact for a flat picture: no depth is needed. */
export function moved(camera: Camera, { yaw, pitch, roll, zoom }: Motion): Camera {
  let { right, up, forward } = camera
  forward = turned(forward, up, -yaw)
  right = turned(right, up, -yaw)
  forward = turned(forward, right, pitch)
  up = turned(up, right, pitch)
  right = turned(right, forward, roll)
  up = turned(up, forward, roll)
  return {
    ...camera,
    right,
    up,
    forward,
    focal: camera.focal * zoom,
    shift: camera.shift * zoom,
  }
}

/** Where a point is seen, or null when it is not in front of the camera. */
export function project(camera: Camera, point: Vector): Seen | null {
  const from = subtract(point, camera.position)
  const depth = dot(from, camera.forward)
  if (depth < 0.02) return null
  const x = (camera.focal * dot(from, camera.right)) / depth
  const y = (camera.focal * dot(from, camera.up)) / depth - camera.shift
  return { x: 0.5 + x, y: 0.5 - y * camera.aspect, depth }
}

/** The direction from the camera to a place of its picture; not of length 1. */
export function rayThrough(camera: Camera, x: number, y: number): Vector {
  const across = (x - 0.5) / camera.focal
  const above = ((0.5 - y) / camera.aspect + camera.shift) / camera.focal
  return add(camera.forward, add(scale(camera.right, across), scale(camera.up, above)))
}

/** Where the ray through a place of the picture meets the horizontal plane at a height, or null. */
export function onPlane(camera: Camera, x: number, y: number, height: number): Vector | null {
  const ray = rayThrough(camera, x, y)
  const reach = (height - camera.position[2]) / ray[2]
  return reach > 0 && Number.isFinite(reach) ? add(camera.position, scale(ray, reach)) : null
}

/**
 * Row-major 3 × 3 matrix from (x, y, 1) in shares of the picture to the ray in world axes.
 * What {@link rayThrough} does, for a shader.
 */
export function rayMatrix(camera: Camera): number[] {
  const { right, up, forward, focal, shift, aspect } = camera
  const above = (0.5 / aspect + shift) / focal
  return [0, 1, 2].flatMap((axis) => {
    const [r, u, f] = [right[axis] ?? 0, up[axis] ?? 0, forward[axis] ?? 0]
    return [r / focal, -u / (aspect * focal), f - (0.5 / focal) * r + above * u]
  })
}

/** Row-major 3 × 3 matrix from a world direction to (x, y, 1) times its depth: what {@link project} does. */
export function pictureMatrix(camera: Camera): number[] {
  const { right, up, forward, focal, shift, aspect } = camera
  const row = (x: (axis: number) => number) => [0, 1, 2].map(x)
  const at = (a: Vector, axis: number) => a[axis] ?? 0
  return [
    ...row((i) => focal * at(right, i) + 0.5 * at(forward, i)),
    ...row((i) => -focal * aspect * at(up, i) + (0.5 + shift * aspect) * at(forward, i)),
    ...row((i) => at(forward, i)),
  ]
}
