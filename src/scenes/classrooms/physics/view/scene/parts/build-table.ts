import { Group, Mesh, PlaneGeometry } from 'three'
import { brass, matt, printed, woods } from '../../../../common/view/scene/materials.ts'
import { lathe, rod, slab, solid } from '../../../../common/view/scene/shapes.ts'
import { collisionConfig, sceneConfig } from '../../../config.ts'
import { colours } from '../colours.ts'
import { holes } from '../faces.ts'
import type { Station } from '../station.ts'
import { createTrail, strideOf } from '../trail.ts'

const { scale, top, puck } = sceneConfig.table
const side = 2 * collisionConfig.table * scale + 2 * collisionConfig.radius * scale
/** Rows of a run from one dot to the next, at least; dots at most. */
const every = 3
const most = 240

/** A table with holes in its top, and two pucks whose height tells their mass. */
export function buildTable(): Station {
  const root = new Group()
  const wood = matt(woods.walnut, 0.55)
  const metal = brass()
  const face = new Mesh(new PlaneGeometry(side, side).rotateX(-Math.PI / 2), printed(holes(), 0.35))
  face.position.y = top + 0.0006
  face.receiveShadow = true
  root.add(solid(slab(side + 0.02, 0.02, side + 0.02), wood, 0, top - 0.02, 0), face)
  const leg = rod(0.009, top - 0.02)
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      root.add(solid(leg, metal, (x * side) / 2.3, (top - 0.02) / 2, (z * side) / 2.3))
    }
  }
  const radius = collisionConfig.radius * scale
  const shape = lathe([
    [0, 0],
    [radius * 0.94, 0],
    [radius, 0.12],
    [radius, 0.8],
    [radius * 0.82, 1],
    [0, 1],
  ])
  const pucks = [colours.first, colours.second].map((color) => ({
    mesh: solid(shape, matt(color, 0.4)),
    trail: createTrail(color, 0.0022, most),
  }))
  for (const { mesh, trail } of pucks) root.add(mesh, trail.mesh)

  return {
    root,
    height: top + 0.06,
    show({ live }) {
      if (live.id !== 'collision') return
      const { state, rows } = live.trial
      for (const [at, { mesh, trail }] of pucks.entries()) {
        const disc = state.discs[at]
        if (!disc) continue
        mesh.position.set(disc.x * scale, top + 0.002, -disc.y * scale)
        mesh.scale.y = puck * (0.7 + disc.mass * 0.4)
        trail.begin()
        for (let row = 0; row < rows.length; row += strideOf(rows.length, every, most)) {
          const { ax = 0, ay = 0, bx = 0, by = 0 } = rows[row] ?? {}
          const [x, y] = at === 0 ? [ax, ay] : [bx, by]
          trail.add(x * scale, top + 0.0024, -y * scale)
        }
      }
    },
  }
}
