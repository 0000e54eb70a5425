import {
  CylinderGeometry,
  DynamicDrawUsage,
  InstancedMesh,
  Matrix4,
  type MeshBasicMaterial,
  type MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three'
import type { Vector3 as Place } from '../../../../../math/vector.ts'

/** Straight rods, many in one call. */
export interface Sticks {
  mesh: InstancedMesh
  clear(): void
  add(from: Place, to: Place, radius: number): void
  done(): void
}

const upright = new Vector3(0, 1, 0)
const [a, b, size] = [new Vector3(), new Vector3(), new Vector3()]
const turn = new Quaternion()
const matrix = new Matrix4()

export function createSticks(
  capacity: number,
  material: MeshStandardMaterial | MeshBasicMaterial,
  around = 12,
): Sticks {
  const mesh = new InstancedMesh(new CylinderGeometry(1, 1, 1, around), material, capacity)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  let count = 0
  return {
    mesh,
    clear() {
      count = 0
    },
    add(from, to, radius) {
      a.set(...from)
      b.set(...to).sub(a)
      const long = b.length()
      if (count >= capacity || long < 1e-7) return
      turn.setFromUnitVectors(upright, b.divideScalar(long))
      a.addScaledVector(b, long / 2)
      mesh.setMatrixAt(count, matrix.compose(a, turn, size.set(radius, long, radius)))
      count += 1
    },
    done() {
      mesh.count = count
      mesh.instanceMatrix.needsUpdate = true
      mesh.computeBoundingSphere()
    },
  }
}
