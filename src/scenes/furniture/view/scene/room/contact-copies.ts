import { InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import { radians } from '../../../../../math/angle.ts'
import type { Item, Sizes } from '../../../model/room/item.ts'
import { type buildContact, contactMargin } from './geometry.ts'

const up = new Vector3(0, 1, 0)

/** The dark under everything that stands on something, drawn at once. @param room  how many copies it can hold */
export function createContactCopies(contact: ReturnType<typeof buildContact>, room: number) {
  const copies = new InstancedMesh(contact.geometry, contact.material, room)
  copies.frustumCulled = false
  copies.count = 0
  // Before the furniture, which stands on it.
  copies.renderOrder = -1
  return {
    copies,
    place(items: readonly Item[], sizes: Sizes) {
      const matrix = new Matrix4()
      const turn = new Quaternion()
      let count = 0
      for (const { piece, x, z, lift = 0, turn: degrees, scale } of items) {
        const { width = 0, depth = 0, mount = 'floor' } = sizes[piece] ?? {}
        if (mount === 'wall' || mount === 'ceiling') continue
        const margin = lift > 0 ? contactMargin / 3 : contactMargin
        turn.setFromAxisAngle(up, radians(degrees))
        matrix.compose(
          new Vector3(x, lift + 0.003, z),
          turn,
          new Vector3((width + margin) * scale, scale, (depth + margin) * scale),
        )
        copies.setMatrixAt(count, matrix)
        count += 1
      }
      copies.count = count
      copies.instanceMatrix.needsUpdate = true
    },
    // Geometry and material are those of all contacts.
    dispose: () => void copies.dispose(),
  }
}
