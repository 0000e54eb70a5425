import { InstancedMesh, Mesh, type Object3D, Texture } from 'three'
import { expect, vi } from 'vitest'

/** Frames of a set: nothing may move by itself, and a fiftieth of a second on. */
export const still = { elapsed: 0, still: true, chosen: null }
export const moving = { elapsed: 0.02, still: false, chosen: null }

export function meshesOf(root: Object3D): Mesh[] {
  const found: Mesh[] = []
  root.traverse((part) => {
    if (part instanceof Mesh) found.push(part)
  })
  return found
}

export const isSeen = (part: Object3D | null): boolean =>
  part === null || (part.visible && isSeen(part.parent))

/** Of a mesh, all its instances together. */
export function trianglesOf(mesh: Mesh): number {
  const { index } = mesh.geometry
  const corners = index ? index.count : mesh.geometry.getAttribute('position').count
  return (corners / 3) * (mesh instanceof InstancedMesh ? mesh.count : 1)
}

/** What a set holds on the graphics card: geometries, materials, textures, instances. */
export function heldBy(root: Object3D): Set<{ dispose(): void }> {
  const held = new Set<{ dispose(): void }>()
  for (const mesh of meshesOf(root)) {
    held.add(mesh.geometry)
    if (mesh instanceof InstancedMesh) held.add(mesh)
    for (const material of [mesh.material].flat()) {
      held.add(material)
      for (const value of Object.values(material)) if (value instanceof Texture) held.add(value)
    }
  }
  return held
}

/**
 * Each of what is held is freed once.
 * @param atLeast  so many things are held, so that the check cannot pass on nothing
 */
export function expectFreed(
  held: ReadonlySet<{ dispose(): void }>,
  atLeast: number,
  dispose: () => void,
): void {
  const spies = [...held].map((each) => vi.spyOn(each, 'dispose'))
  expect(spies.length).toBeGreaterThan(atLeast)
  dispose()
  for (const spy of spies) expect(spy).toHaveBeenCalledOnce()
}
