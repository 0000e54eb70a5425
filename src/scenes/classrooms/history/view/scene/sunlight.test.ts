import { BufferGeometry, Material, Mesh } from 'three'
import { expect, test } from 'vitest'
import { pantheonConfig } from '../../config.ts'
import { sunAt } from '../../model/sun.ts'
import { createSunlight } from './sunlight.ts'

/** Meshes of a set, and how many geometries and materials were made for it: three.js counts them. */
function made(patch: boolean) {
  const [geometries, materials] = [new BufferGeometry().id, new Material().id]
  const { root, shine } = createSunlight(patch)
  const meshes = root.children.filter((child) => child instanceof Mesh)
  return {
    meshes,
    shine,
    geometries: new BufferGeometry().id - geometries - 1,
    materials: new Material().id - materials - 1,
  }
}

test.each([
  [true, 2],
  [false, 1],
])('makes nothing that does not hang on its root, with a patch: %s', (patch, count) => {
  const { meshes, geometries, materials, shine } = made(patch)
  expect(meshes).toHaveLength(count)
  expect(geometries).toBe(count)
  expect(materials).toBe(count)
  shine(sunAt(172, 12, pantheonConfig.latitude))
  for (const { geometry } of meshes) {
    expect([...geometry.attributes.position.array].some((figure) => figure !== 0)).toBe(true)
  }
})
