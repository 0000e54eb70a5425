import { expect, test } from 'vitest'
import { boxEdges, boxesGeometry, ribbonGeometry } from './geometry.ts'

test('boxes stand on their base as one geometry, each with twelve edges', () => {
  const two = [
    { x: 0, z: 0, width: 2, depth: 4, height: 3 },
    { x: 10, y: 1, z: 0, width: 2, depth: 2, height: 1 },
  ]
  const solid = boxesGeometry(two)
  solid.computeBoundingBox()
  expect(solid.boundingBox?.min.toArray()).toEqual([-1, 0, -2])
  expect(solid.boundingBox?.max.toArray()).toEqual([11, 3, 2])
  expect(boxEdges(two).getAttribute('position').count).toBe(2 * 12 * 2)
})

test('a ribbon has its width across the line and faces up', () => {
  const ribbon = ribbonGeometry(
    [
      { x: 0, z: 0 },
      { x: 0, y: 1, z: -5 },
    ],
    2,
    0.5,
  )
  expect(ribbon.getAttribute('position').array).toEqual(
    new Float32Array([1, 0.5, 0, -1, 0.5, 0, 1, 1.5, -5, -1, 1.5, -5]),
  )
  ribbon.computeVertexNormals()
  expect(ribbon.getAttribute('normal').getY(0)).toBeGreaterThan(0.9)
})
