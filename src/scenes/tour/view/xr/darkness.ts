import { BackSide, Mesh, MeshBasicMaterial, SphereGeometry } from 'three'
import type { Vector3 } from '../../../../math/vector.ts'
import { ground } from '../scene/tile-material.ts'

/** What is drawn round the visitor's head while one room gives way to another. */
export function createDarkness() {
  const geometry = new SphereGeometry(0.35, 16, 12)
  const material = new MeshBasicMaterial({
    color: ground,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    side: BackSide,
  })
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = 60
  mesh.visible = false
  return {
    mesh,
    /** @param dark  0…1 */
    show(dark: number, eye: Vector3) {
      mesh.visible = dark > 0
      material.opacity = dark
      mesh.position.set(...eye)
    },
    dispose() {
      mesh.removeFromParent()
      geometry.dispose()
      material.dispose()
    },
  }
}
