import { Line, type Material, Mesh, type Object3D, Points, Sprite, Texture } from 'three'

/** What has a geometry and a material. */
const drawn = [Mesh, Line, Points, Sprite]

/** What a part holds on the graphics card: each geometry, material and texture once, however many meshes share it. */
export function disposablesOf(root: Object3D): Set<{ dispose(): void }> {
  const held = new Set<{ dispose(): void }>()
  root.traverse((part) => {
    if (!drawn.some((kind) => part instanceof kind)) return
    const { geometry, material } = part as Mesh
    held.add(geometry)
    const materials: Material[] = Array.isArray(material) ? material : [material]
    for (const each of materials) {
      held.add(each)
      for (const value of Object.values(each)) if (value instanceof Texture) held.add(value)
    }
    if ('isInstancedMesh' in part) held.add(part as unknown as { dispose(): void })
  })
  return held
}
