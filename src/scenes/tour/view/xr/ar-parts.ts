import { BoxGeometry, Group, Mesh, MeshBasicMaterial, RingGeometry } from 'three'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { type Door, doorSize } from '../../model/xr/ar.ts'

const signal = 0xff7a45
const paper = 0xf7f5f0

/** Of the frame's posts, metres. */
const post = 0.045

/** The frame that a doorway stands in, with its threshold. */
export function createDoorFrame() {
  const { width, height } = doorSize
  const upright = new BoxGeometry(post, height + post, post * 1.6)
  const lintel = new BoxGeometry(width + 2 * post, post, post * 1.6)
  const threshold = new BoxGeometry(width, 0.012, post * 1.6)
  const wood = new MeshBasicMaterial({ color: paper })
  const sill = new MeshBasicMaterial({ color: signal })
  const root = new Group()
  const side = (width + post) / 2
  const part = (geometry: BoxGeometry, material: MeshBasicMaterial, x: number, y: number) => {
    const mesh = new Mesh(geometry, material)
    mesh.position.set(x, y, 0)
    root.add(mesh)
  }
  part(upright, wood, -side, (height + post) / 2)
  part(upright, wood, side, (height + post) / 2)
  part(lintel, wood, 0, height + post / 2)
  part(threshold, sill, 0, 0.006)
  root.visible = false
  return {
    root,
    stand({ at, turn }: Door) {
      root.position.set(...at)
      root.rotation.y = radians(turn)
      root.visible = true
    },
    dispose() {
      root.removeFromParent()
      for (const each of [upright, lintel, threshold, wood, sill]) each.dispose()
    },
  }
}

/** What lies where a press would stand something. */
export function createRing() {
  const geometry = new RingGeometry(0.1, 0.115, 48).rotateX(-Math.PI / 2)
  const material = new MeshBasicMaterial({ color: signal })
  const mesh = new Mesh(geometry, material)
  mesh.visible = false
  return {
    mesh,
    /** @param at  null: nowhere */
    lie(at: Vector3 | null) {
      mesh.visible = at !== null
      if (at) mesh.position.set(at[0], at[1] + 0.004, at[2])
    },
    dispose() {
      mesh.removeFromParent()
      geometry.dispose()
      material.dispose()
    },
  }
}
