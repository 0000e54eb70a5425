import { InstancedMesh, Matrix4, MeshBasicMaterial, SphereGeometry } from 'three'

const place = new Matrix4()

/** Dots where something has been. */
export interface Trail {
  mesh: InstancedMesh
  /** Puts the dots anew; more than there is room for are left out. */
  begin(): void
  add(x: number, y: number, z: number): void
}

/** Rows from one dot to the next, so that not too many lie there: doubled again and again, so that most stay in place. */
export function strideOf(rows: number, least: number, most: number): number {
  let stride = least
  while (rows / stride > most) stride *= 2
  return stride
}

/** @param most  dots that there is room for */
export function createTrail(color: number, radius: number, most: number): Trail {
  const mesh = new InstancedMesh(
    new SphereGeometry(radius, 8, 6),
    new MeshBasicMaterial({ color }),
    most,
  )
  mesh.count = 0
  // Its dots move, and with them its size.
  mesh.frustumCulled = false
  return {
    mesh,
    begin() {
      mesh.count = 0
      mesh.instanceMatrix.needsUpdate = true
    },
    add(x, y, z) {
      if (mesh.count >= most) return
      mesh.setMatrixAt(mesh.count, place.makeTranslation(x, y, z))
      mesh.count += 1
    },
  }
}
