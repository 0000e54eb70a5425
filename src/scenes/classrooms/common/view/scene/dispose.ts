import { InstancedMesh, type Material, Mesh, type Object3D, Texture } from 'three'

/** What a part holds on the graphics card: each geometry, material and texture once, however many meshes share it. */
export function disposablesOf(root: Object3D): Set<{ dispose(): void }> {
  const held = new Set<{ dispose(): void }>()
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return
    held.add(part.geometry)
    if (part instanceof InstancedMesh) held.add(part)
    const materials: Material[] = [part.material].flat()
    for (const material of materials) {
      held.add(material)
      for (const value of Object.values(material)) if (value instanceof Texture) held.add(value)
    }
  })
  return held
}
