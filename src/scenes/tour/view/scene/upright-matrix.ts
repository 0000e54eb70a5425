import { Matrix4, Vector3 } from 'three'
import { toUpright } from '../../model/camera/angles.ts'
import type { Level } from '../../model/document/tour-document.ts'

/** What turns a picture round the visitor, as it was taken, upright. */
export function uprightMatrix(level: Level): Matrix4 {
  const axis = (x: number, y: number, z: number) => new Vector3(...toUpright([x, y, z], level))
  return new Matrix4().makeBasis(axis(1, 0, 0), axis(0, 1, 0), axis(0, 0, 1))
}
