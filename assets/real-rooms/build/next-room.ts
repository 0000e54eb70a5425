import type { FloorPlace } from '../../../src/room-photo/model/camera.ts'
import { type Plan, type PlanWall, wallsOfPlan } from '../describe/plan.ts'
import { wallDepth } from './doors.ts'
import type { AreaLight } from './lights.ts'
import type { Opening } from './openings.ts'
import { at, type Frame, frameOfWall, type SceneBuilder } from './scene.ts'
import { buildShell, type ShellMaterials, type ShellSizes } from './shell.ts'

/**
 * The room behind a passage: another box with a lamp, all of it labeled as the opening it is seen through.
 * @param around  left and right ends along the wall, meters
 */
export function buildNextRoom(
  scene: SceneBuilder,
  wall: PlanWall,
  opening: Opening,
  around: readonly [number, number],
  depth: number,
  ceiling: number,
  materials: ShellMaterials,
  sizes: ShellSizes,
): AreaLight {
  const frame = frameOfWall(wall)
  const [u0, u1] = around
  const corner = (u: number, d: number): FloorPlace => {
    const [x, , z] = at(frame, [u, 0, d])
    return { x, z }
  }
  const outline = [
    corner(u1, -wallDepth),
    corner(u0, -wallDepth),
    corner(u0, -depth),
    corner(u1, -depth),
  ]
  const plan: Plan = { outline, ceiling, slope: null }
  const hole: Opening = {
    ...opening,
    wall: 0,
    kind: 'opening',
    from: u1 - opening.to,
    to: u1 - opening.from,
  }
  const names = { floor: 'opening', wall: 'opening', ceiling: 'opening' } as const
  buildShell(scene, plan, [hole], materials, sizes, names)
  const { from, to, sill, head } = opening
  scene.polygon(
    floorFrame(frame),
    [
      [from, 0, 0],
      [to, 0, 0],
      [to, wallDepth, 0],
      [from, wallDepth, 0],
    ],
    materials.floor,
    'opening',
  )
  scene.rectangle(frame, [from, sill], [to, head], -0.001, materials.floor, 'opening', {
    layer: 'labels',
  })
  // A door in the far wall, so that it is not bare.
  const far = wallsOfPlan(plan)[2]
  if (far && far.length > 1.3) {
    const own = frameOfWall(far)
    const middle = far.length / 2
    scene.box(own, [middle - 0.46, 0, 0], [middle + 0.46, 2.1, 0.018], materials.trim, 'opening')
    scene.box(
      own,
      [middle - 0.4, 0.01, 0.01],
      [middle + 0.4, 2.03, 0.03],
      materials.baseboard,
      'opening',
    )
  }
  return {
    center: at(frame, [(u0 + u1) / 2, ceiling - 0.05, -(wallDepth + depth) / 2]),
    along: frame.along,
    up: frame.front,
    width: Math.min(1, (u1 - u0) / 2),
    height: 0.6,
    radiance: [1, 1, 1],
  }
}

/** Lying on the floor behind the wall: v leads away from it. */
const floorFrame = (frame: Frame): Frame => ({
  origin: frame.origin,
  along: frame.along,
  up: [-frame.front[0], 0, -frame.front[2]],
  front: [0, 1, 0],
})
