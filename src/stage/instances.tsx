import type { ThreeElements } from '@react-three/fiber'
import { useLayoutEffect, useRef } from 'react'
import { Color, type InstancedMesh, type Matrix4 } from 'three'

interface InstancesProps<Item> extends Omit<ThreeElements['instancedMesh'], 'args'> {
  items: readonly Item[]
  /** Where and how large an item is; the same function each time. */
  matrixOf: (item: Item) => Matrix4
  /** One color for all unless told. */
  colorOf?: (item: Item) => Color
}

/** One shape at many places. Its geometry and material are its children. */
export function Instances<Item>({ items, matrixOf, colorOf, ...rest }: InstancesProps<Item>) {
  const ref = useRef<InstancedMesh>(null)
  useLayoutEffect(() => {
    const mesh = ref.current
    if (!mesh) return
    // Colors are there before it is drawn for the first time, or its shader would be made twice.
    if (colorOf) mesh.setColorAt(0, new Color())
    for (const [index, item] of items.entries()) {
      mesh.setMatrixAt(index, matrixOf(item))
      if (colorOf) mesh.setColorAt(index, colorOf(item))
    }
    mesh.instanceMatrix.needsUpdate = true
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
    // A press and the edge of the picture ask for it.
    mesh.computeBoundingSphere()
  }, [items, matrixOf, colorOf])
  return <instancedMesh {...rest} ref={ref} args={[undefined, undefined, items.length]} />
}
