import { BufferGeometry, Float32BufferAttribute, Matrix4 } from 'three'
import { clamp } from '../../../../math/clamp.ts'
import { edgesOf } from '../../../../math/polygon.ts'
import { distance, type FloorPoint, lerpPoint, nearestWallPoint } from '../../model/camera/floor.ts'
import type { Angles } from '../../model/document/tour-document.ts'
import type { View } from '../../model/view.ts'
import type { RoomBox } from '../../model/walk/room-box.ts'
import type { Walk, WalkFrame } from '../../model/walk/walk.ts'
import { uprightMatrix, viewRotation } from '../scene/place-picture.ts'
import type { WalkLayer } from '../scene/tiled-picture.ts'

/** How both pictures of a step are seen: the one that is left, and the one that is entered. */
export type WalkLayers = { from: WalkLayer; to: WalkLayer }

export function createWalkLayers({ boxes, levels }: Walk): WalkLayers {
  const create = (side: keyof WalkLayers): WalkLayer => {
    const [box, level] = [boxes[side], levels[side]]
    const room = box && roomGeometry(box)
    // Where its camera saw it.
    if (room && level) room.applyMatrix4(uprightMatrix(level).invert())
    const isOver = side === 'to'
    return { room, level, isOver, share: { value: isOver ? 0 : 1 } }
  }
  return { from: create('from'), to: create('to') }
}

/** How a device that one looks by is tilted. */
type Tilt = Pick<View, 'devicePitch' | 'roll'>

/** Places both pictures as they are seen at a moment of a step, round a camera that looks straight ahead. */
export function placeLayers({ from, to }: WalkLayers, frame: WalkFrame, tilt: Tilt) {
  const { viewDirection, toViewDirection, fromOffset, toOffset, mix } = frame
  to.share.value = mix
  place(from, viewDirection, tilt, fromOffset, 1)
  place(to, toViewDirection, tilt, toOffset, toViewDirection.zoom / viewDirection.zoom)
}

/** @param zoom  how much larger it is than the camera shows it */
function place(
  { group, level, share }: WalkLayer,
  { yaw, pitch }: Angles,
  { devicePitch, roll }: Tilt,
  position: WalkFrame['fromOffset'],
  zoom: number,
) {
  if (!group) return
  const eye = new Matrix4()
    .makeRotationFromEuler(viewRotation({ yaw, pitch: devicePitch ?? pitch }, roll))
    .setPosition(...position)
  group.visible = share.value > 0
  group.matrix.makeScale(zoom, zoom, 1).multiply(eye.invert())
  if (level) group.matrix.multiply(uprightMatrix(level))
  group.updateMatrixWorld(true)
}

type Point = readonly [x: number, y: number, z: number]

/** So far away, the floor, the ceiling and the view end, meters. */
const farthest = 100
const horizon: readonly FloorPoint[] = [
  [farthest, -farthest],
  [farthest, farthest],
  [-farthest, farthest],
  [-farthest, -farthest],
]

/**
 * The walls of a room, each seen from its inner side, and of the room that is seen through its doorway, between a floor
 * and a ceiling that both share.
 */
export function roomGeometry({ corners, height, ceiling, beyond }: RoomBox): BufferGeometry {
  const [low, high] = [-height, ceiling - height]
  const at = (y: number) => horizon.map(([x, z]): Point => [x, y, z])
  const points = [
    ...wallsOf(corners, low, high, beyond),
    ...wallsOf(beyond?.corners ?? [], low, high),
    ...wallsOf(horizon, low, high),
    ...quad(at(low).reverse()),
    ...quad(at(high)),
  ]
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points.flat(), 3))
}

/** @param doorway  is open, in the wall that it is nearest to */
function wallsOf(
  corners: readonly FloorPoint[],
  low: number,
  high: number,
  doorway?: RoomBox['beyond'],
): Point[] {
  return edgesOf(corners).flatMap(([a, b]) => {
    const long = distance(a, b)
    const foot = doorway && nearestWallPoint(corners, doorway.door)
    if (!foot || distance(a, foot) + distance(foot, b) > long + 1e-6) return wall(a, b, low, high)
    const post = (beside: number) =>
      lerpPoint(a, b, clamp((distance(a, foot) + beside) / long, 0, 1))
    const [start, end] = [post(-doorway.width / 2), post(doorway.width / 2)]
    return [
      ...wall(a, start, low, high),
      ...wall(start, end, low + doorway.height, high),
      ...wall(end, b, low, high),
    ]
  })
}

const wall = (a: FloorPoint, b: FloorPoint, low: number, high: number) =>
  quad([
    [a[0], low, a[1]],
    [b[0], low, b[1]],
    [b[0], high, b[1]],
    [a[0], high, a[1]],
  ])

/** Two triangles of four corners, which go round to the left as they are seen. */
const quad = (corners: Point[]): Point[] =>
  [0, 1, 2, 0, 2, 3].flatMap((at) => (corners[at] ? [corners[at]] : []))
