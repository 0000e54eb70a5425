import { InstancedMesh, type Material, Matrix4, Quaternion, Vector3 } from 'three'
import { radians } from '../../../../../math/angle.ts'
import type { Item } from '../../../model/room/item.ts'
import type { Model } from '../load-model.ts'
import { mirroredLayer } from './mirrored-layer.ts'

/** Many copies of one model, drawn at once. */
export interface Crowd {
  parts: readonly InstancedMesh[]
  place(items: readonly Item[]): void
  dispose: () => void
}

const up = new Vector3(0, 1, 0)

/** @param room  how many copies it can hold */
export function createCrowd(model: Model, materials: readonly Material[], room: number): Crowd {
  model.root.updateMatrixWorld(true)
  const parts = model.meshes.map((mesh, index) => {
    const part = new InstancedMesh(mesh.geometry, materials[index], room)
    part.castShadow = true
    part.receiveShadow = true
    part.customDepthMaterial = mesh.customDepthMaterial
    // Its sphere would have to be counted anew at each step of a drag.
    part.frustumCulled = false
    part.count = 0
    part.layers.enable(mirroredLayer)
    return part
  })
  const own = model.meshes.map((mesh) => mesh.matrixWorld.clone())
  return {
    parts,
    place(items) {
      const stand = new Matrix4()
      const copy = new Matrix4()
      const turn = new Quaternion()
      const at = new Vector3()
      const size = new Vector3()
      for (const [index, { x, z, lift = 0, turn: degrees, scale }] of items.entries()) {
        turn.setFromAxisAngle(up, radians(degrees))
        stand.compose(at.set(x, lift, z), turn, size.setScalar(scale))
        for (const [which, part] of parts.entries()) {
          part.setMatrixAt(index, copy.multiplyMatrices(stand, own[which] ?? stand))
        }
      }
      for (const part of parts) {
        part.count = items.length
        part.instanceMatrix.needsUpdate = true
      }
    },
    // Geometry and materials are the model's.
    dispose: () => {
      for (const part of parts) part.dispose()
    },
  }
}
