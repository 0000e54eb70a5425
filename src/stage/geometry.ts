import { BoxGeometry, BufferGeometry, EdgesGeometry, Float32BufferAttribute, Matrix4 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Box } from '../math/box-faces.ts'

/** A box with the height of its base, 0 by default. Meters. */
type RaisedBox = Box & { y?: number }

/** A point in meters; on the ground by default. */
interface Place {
  x: number
  y?: number
  z: number
}

/** Makes a cube of one meter a box. */
export const boxMatrix = ({ x, y = 0, z, width, depth, height }: RaisedBox): Matrix4 =>
  new Matrix4().makeScale(width, height, depth).setPosition(x, y + height / 2, z)

/**
 * One geometry of many boxes, drawn in one call.
 * @throws TypeError for no box at all
 */
export const boxesGeometry = (boxes: readonly RaisedBox[]): BufferGeometry =>
  mergedBoxes(new BoxGeometry(), boxes)

/** The twelve edges of each box as pairs of points. @throws TypeError for no box at all */
export const boxEdges = (boxes: readonly RaisedBox[]): BufferGeometry =>
  mergedBoxes(new EdgesGeometry(new BoxGeometry()), boxes)

const mergedBoxes = (cube: BufferGeometry, boxes: readonly RaisedBox[]) =>
  mergeGeometries(boxes.map((box) => cube.clone().applyMatrix4(boxMatrix(box))))

/** A flat ribbon along a line, facing up. `width` in meters; `raise` is added to the heights of the points. */
export function ribbonGeometry(line: readonly Place[], width: number, raise = 0): BufferGeometry {
  const positions: number[] = []
  const indices: number[] = []
  for (const [index, place] of line.entries()) {
    const before = line[index - 1] ?? place
    const after = line[index + 1] ?? place
    const length = Math.hypot(after.x - before.x, after.z - before.z) || 1
    const aside = {
      x: ((before.z - after.z) / length) * (width / 2),
      z: ((after.x - before.x) / length) * (width / 2),
    }
    const y = (place.y ?? 0) + raise
    positions.push(place.x + aside.x, y, place.z + aside.z, place.x - aside.x, y, place.z - aside.z)
    const at = 2 * index
    if (index > 0) indices.push(at - 2, at, at - 1, at - 1, at, at + 1)
  }
  return positionsGeometry(positions).setIndex(indices)
}

/** @param positions  x, y, z of one point after another, meters */
export function positionsGeometry(positions: readonly number[]): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3))
}
