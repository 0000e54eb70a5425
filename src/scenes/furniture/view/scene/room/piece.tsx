import { useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { Group, type Material, Mesh } from 'three'
import { radians } from '../../../../../math/angle.ts'
import type { Item, Sizes } from '../../../model/room/item.ts'
import { useModel } from '../use-model.ts'
import { type buildContact, contactMargin } from './geometry.ts'

export interface PieceProps {
  item: Item
  sizes: Sizes
  contact: ReturnType<typeof buildContact>
  /** Gives a material the grain of the photo. */
  dress: (material: Material) => void
  /** Called with whether the piece is in the scene. */
  onShown: (id: number, shown: boolean) => void
  onMissing: () => void
}

/** A piece where it stands, with the dark under it. */
export function Piece({ item, sizes, contact, dress, onShown, onMissing }: PieceProps) {
  const invalidate = useThree((three) => three.invalidate)
  const { id, piece, look, x, z, turn, scale } = item
  const model = useModel(piece, look, onMissing)
  const size = sizes[piece]
  const group = useMemo(() => new Group(), [])
  const dark = useMemo(() => new Mesh(contact.geometry, contact.material), [contact])

  useLayoutEffect(() => {
    group.position.set(x, 0, z)
    group.rotation.y = radians(turn)
    group.scale.setScalar(scale)
    invalidate()
  }, [group, x, z, turn, scale, invalidate])
  useLayoutEffect(() => {
    dark.position.y = 0.003
    dark.scale.set((size?.width ?? 0) + contactMargin, 1, (size?.depth ?? 0) + contactMargin)
  }, [dark, size])
  useLayoutEffect(() => {
    // At its first frame, whichever look it has then.
    model?.root.traverse((part) => {
      part.onBeforeRender = (_gl, _scene, _camera, _geometry, material) => dress(material)
    })
  }, [model, dress])
  useEffect(() => {
    onShown(id, model !== undefined)
    return () => onShown(id, false)
  }, [id, model, onShown])

  return (
    <primitive object={group}>
      {model && <primitive object={dark} />}
      {model && <primitive key={model.id} object={model.root} />}
    </primitive>
  )
}
