import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  ShapeUtils,
  Vector2,
} from 'three'
import { normalOf } from './pose.ts'

/** So far behind what the device took for a surface it hides: furniture stands flush to walls. Metres. */
const behind = 0.05

/** Nothing lower hides: furniture stands on it. Metres above the floor. */
const aboveFloor = 0.2

/** Surfaces of the real room as a device with plane detection sees them: unseen, they hide what is behind them. */
export interface RoomPlanes {
  root: Group
  /** @param floor  height of the lowest floor so far, metres */
  read(frame: XRFrame, space: XRSpace, floor: number): void
  dispose(): void
}

/** @see https://immersive-web.github.io/real-world-geometry/plane-detection.html */
export function createRoomPlanes(): RoomPlanes {
  const root = new Group()
  // Before the furniture, and in depth alone.
  const material = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide })
  const known = new Map<XRPlane, { mesh: Mesh; changed: number }>()

  const drop = (plane: XRPlane) => {
    const { mesh } = known.get(plane) ?? {}
    mesh?.removeFromParent()
    mesh?.geometry.dispose()
    known.delete(plane)
  }
  const add = (plane: XRPlane) => {
    const mesh = new Mesh(geometryOf(plane.polygon), material)
    mesh.renderOrder = -2
    mesh.matrixAutoUpdate = false
    root.add(mesh)
    const made = { mesh, changed: plane.lastChangedTime }
    known.set(plane, made)
    return made
  }

  return {
    root,
    read(frame, space, floor) {
      const detected = frame.detectedPlanes
      for (const plane of known.keys()) if (!detected?.has(plane)) drop(plane)
      for (const plane of detected ?? []) {
        if (known.get(plane)?.changed !== plane.lastChangedTime) drop(plane)
        const { mesh } = known.get(plane) ?? add(plane)
        const matrix = frame.getPose(plane.planeSpace, space)?.transform.matrix
        mesh.visible = matrix !== undefined
        if (!matrix) continue
        const level = Math.abs(normalOf(matrix)[1]) > 0.7
        if (level && (matrix[13] ?? 0) < floor + aboveFloor) mesh.visible = false
        mesh.matrix.copy(stepBack.makeTranslation(0, -behind, 0)).premultiply(at.fromArray(matrix))
      }
    },
    dispose() {
      for (const plane of known.keys()) drop(plane)
      material.dispose()
      root.removeFromParent()
    },
  }
}

const at = new Matrix4()
const stepBack = new Matrix4()

/** A polygon in the plane of x and z, which need not be convex. */
function geometryOf(polygon: readonly { x: number; z: number }[]): BufferGeometry {
  const faces = ShapeUtils.triangulateShape(
    polygon.map(({ x, z }) => new Vector2(x, z)),
    [],
  )
  return new BufferGeometry()
    .setAttribute(
      'position',
      new Float32BufferAttribute(
        polygon.flatMap(({ x, z }) => [x, 0, z]),
        3,
      ),
    )
    .setIndex(faces.flat())
}
