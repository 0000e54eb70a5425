import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three'
import type { Held } from '../../../../room-photo/model/design/design.ts'
import type { Sizes } from '../../../../room-photo/model/design/item.ts'
import { contactMargin, contactTexture } from '../../../../room-photo/view/geometry.ts'
import { loadModel, type Model } from '../../../../room-photo/view/piece-model.ts'

/** A piece in the room, with the dark under it. Its group is there at once, its model when it has come. */
export interface ShownPiece extends Held {
  group: Group
  dispose(): void
}

/** What the dark under every piece is made of. */
export function createContact() {
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  const map = contactTexture()
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    opacity: 0.26,
    depthWrite: false,
  })
  return {
    geometry,
    material,
    dispose() {
      for (const part of [geometry, material, map]) part.dispose()
    },
  }
}

export function showPiece(
  { piece, look }: Held,
  sizes: Sizes,
  contact: ReturnType<typeof createContact>,
  onMissing: () => void,
): ShownPiece {
  const group = new Group()
  let model: Model | undefined
  let gone = false
  const load = async () => {
    try {
      const loaded = await loadModel(piece)
      model = loaded
      if (!gone) await loaded.show(look)
      if (gone) return loaded.dispose()
      const { width = 0, depth = 0 } = sizes[piece] ?? {}
      const dark = new Mesh(contact.geometry, contact.material)
      dark.position.y = 0.004
      dark.scale.set(width + contactMargin, 1, depth + contactMargin)
      group.add(dark, loaded.root)
    } catch (error) {
      console.warn(error)
      if (!gone) onMissing()
    }
  }
  load()
  return {
    piece,
    look,
    group,
    dispose() {
      gone = true
      group.removeFromParent()
      group.clear()
      model?.dispose()
    },
  }
}
