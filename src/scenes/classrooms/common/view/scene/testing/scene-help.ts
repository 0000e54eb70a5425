import { InstancedMesh, Mesh, type Object3D, Texture } from 'three'
import { expect } from 'vitest'

export function meshesOf(root: Object3D | undefined): Mesh[] {
  const found: Mesh[] = []
  root?.traverse((part) => {
    if (part instanceof Mesh) found.push(part)
  })
  return found
}

export const isSeen = (part: Object3D | null): boolean =>
  part === null || (part.visible && isSeen(part.parent))

/** What it takes to draw what is seen; what casts a shadow is drawn once more. */
export function costOf(root: Object3D): { calls: number; triangles: number } {
  let calls = 0
  let triangles = 0
  for (const mesh of meshesOf(root)) {
    const materials = [mesh.material].flat().filter(({ visible }) => visible).length
    const count = mesh instanceof InstancedMesh ? mesh.count : 1
    if (!isSeen(mesh) || materials * count === 0) continue
    const { index, attributes } = mesh.geometry
    const corners = index?.count ?? attributes.position?.count ?? Number.NaN
    const times = mesh.castShadow ? 2 : 1
    calls += times * materials
    triangles += (times * count * corners) / 3
  }
  return { calls, triangles }
}

/** @param least  calls, so that the check cannot pass on nothing */
export function expectCheap(root: Object3D, least: number): void {
  const { calls, triangles } = costOf(root)
  expect(calls).toBeGreaterThan(least)
  expect(calls).toBeLessThanOrEqual(150)
  expect(triangles).toBeGreaterThan(10_000)
  expect(triangles).toBeLessThanOrEqual(200_000)
}

/** What a scene holds on the graphics card: geometries, materials, textures, instances. */
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
