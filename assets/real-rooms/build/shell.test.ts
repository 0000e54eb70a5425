import { expect, it } from 'vitest'
import type { Plan } from '../describe/plan.ts'
import type { Opening } from './openings.ts'
import { SceneBuilder } from './scene.ts'
import { buildShell } from './shell.ts'

const plan: Plan = {
  outline: [
    { x: -2, z: -3 },
    { x: 2, z: -3 },
    { x: 2, z: 2 },
    { x: -2, z: 2 },
  ],
  ceiling: 2.5,
  slope: null,
}
const sizes = { baseboard: { height: 0, depth: 0 }, crown: 0, lowerHeight: 0, battens: 0 }
const materials = {
  floor: 0,
  ceiling: 1,
  walls: [2, 2, 2, 2],
  lowerWalls: [2, 2, 2, 2],
  baseboard: 3,
  crown: 3,
  trim: 3,
}

/** Area of all faces of a label. */
function areaOf(scene: SceneBuilder, label: string): number {
  let area = 0
  for (const mesh of scene.meshes.filter((each) => each.label === label)) {
    for (const face of mesh.faces) {
      const [a, ...rest] = face.map((index) => mesh.vertices[index] ?? [0, 0, 0])
      rest.slice(1).forEach((c, at) => {
        const b = rest[at] ?? [0, 0, 0]
        const [p, q] = [b, c].map((end) =>
          [0, 1, 2].map((axis) => (end[axis] ?? 0) - (a?.[axis] ?? 0)),
        )
        const [px = 0, py = 0, pz = 0] = p ?? []
        const [qx = 0, qy = 0, qz = 0] = q ?? []
        area += Math.hypot(py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx) / 2
      })
    }
  }
  return area
}

it('walls have holes for doors and windows, and none for closets', () => {
  const scene = new SceneBuilder()
  for (let index = 0; index < 4; index += 1) scene.material({ color: '#ffffff', roughness: 1 })
  const opening = { wall: 0, style: '', from: 1, to: 2 }
  const openings: Opening[] = [
    { ...opening, kind: 'window', sill: 1, head: 2 },
    { ...opening, kind: 'door', wall: 1, sill: 0, head: 2 },
    { ...opening, kind: 'closet', wall: 2, sill: 0, head: 2 },
  ]
  buildShell(scene, plan, openings, materials, sizes)
  expect(areaOf(scene, 'wall')).toBeCloseTo(18 * 2.5 - 1 - 2, 6)
  expect(areaOf(scene, 'floor')).toBeCloseTo(20, 6)
  expect(areaOf(scene, 'ceiling')).toBeCloseTo(20, 6)
})

it('a sloped ceiling covers the floor, and lowers one wall', () => {
  const scene = new SceneBuilder()
  for (let index = 0; index < 4; index += 1) scene.material({ color: '#ffffff', roughness: 1 })
  buildShell(scene, { ...plan, slope: { wall: 0, knee: 1, run: 2 } }, [], materials, sizes)
  // Two slanting meters become 2.5; the low wall loses 4 × 1.5, its neighbors a triangle each.
  expect(areaOf(scene, 'ceiling')).toBeCloseTo(4 * 3 + 4 * 2.5, 6)
  expect(areaOf(scene, 'wall')).toBeCloseTo(18 * 2.5 - 6 - 2 * 1.5, 6)
})
