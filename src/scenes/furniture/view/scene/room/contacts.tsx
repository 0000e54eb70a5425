import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import { radians } from '../../../../../math/angle.ts'
import type { Item, Sizes } from '../../../model/room/item.ts'
import { type buildContact, contactMargin } from './geometry.ts'

export interface ContactsProps {
  items: readonly Item[]
  sizes: Sizes
  contact: ReturnType<typeof buildContact>
  /** Ids of the pieces whose models are in the scene. */
  shown: ReadonlySet<number>
}

const up = new Vector3(0, 1, 0)

/** The dark under everything that stands on something, drawn at once. */
export function Contacts({ items, sizes, contact, shown }: ContactsProps) {
  const invalidate = useThree((three) => three.invalidate)
  const room = 2 ** Math.ceil(Math.log2(Math.max(4, items.length)))
  const dark = useMemo(() => {
    const made = new InstancedMesh(contact.geometry, contact.material, room)
    made.frustumCulled = false
    made.count = 0
    // Before the furniture, which stands on it.
    made.renderOrder = -1
    return made
  }, [contact, room])
  useEffect(() => () => void dark.dispose(), [dark])
  useEffect(() => {
    const matrix = new Matrix4()
    const turn = new Quaternion()
    let count = 0
    for (const { id, piece, x, z, lift = 0, turn: degrees, scale } of items) {
      const { width = 0, depth = 0, mount = 'floor' } = sizes[piece] ?? {}
      if (!shown.has(id) || mount === 'wall' || mount === 'ceiling') continue
      const margin = lift > 0 ? contactMargin / 3 : contactMargin
      turn.setFromAxisAngle(up, radians(degrees))
      matrix.compose(
        new Vector3(x, lift + 0.003, z),
        turn,
        new Vector3((width + margin) * scale, scale, (depth + margin) * scale),
      )
      dark.setMatrixAt(count, matrix)
      count += 1
    }
    dark.count = count
    dark.instanceMatrix.needsUpdate = true
    invalidate()
  })
  return <primitive object={dark} />
}
