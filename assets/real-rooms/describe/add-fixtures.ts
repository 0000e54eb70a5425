import { isInside } from '../../../src/math/polygon.ts'
import { scale } from '../../../src/math/vector.ts'
import type { FloorPlace } from '../../../src/room-photo/model/camera.ts'
import {
  buildCeilingLight,
  buildPlate,
  buildRadiator,
  type FixtureMaterials,
} from '../build/fixtures.ts'
import { type AreaLight, blackbody } from '../build/lights.ts'
import type { Opening } from '../build/openings.ts'
import { frameOfWall, type SceneBuilder } from '../build/scene.ts'
import type { Dice } from './dice.ts'
import { ceilingAt, type Plan, wallsOfPlan } from './plan.ts'

/** Radiators, sockets, vents and lamps. */
export function addFixtures(
  scene: SceneBuilder,
  dice: Dice,
  plan: Plan,
  openings: readonly Opening[],
  fixtures: FixtureMaterials,
  daylight: number,
): AreaLight[] {
  const walls = wallsOfPlan(plan)
  const heating = dice.pick(['none', 'none', 'panel', 'columns', 'baseboard'] as const)
  for (const opening of openings) {
    const wall = walls[opening.wall]
    if (opening.kind !== 'window' || heating === 'none' || !wall || opening.sill < 0.3) continue
    const high = heating === 'baseboard' ? 0.2 : Math.min(opening.sill - 0.25, 0.6)
    if (high > 0.15)
      buildRadiator(
        scene,
        frameOfWall(wall),
        [opening.from + 0.05, opening.to - 0.05],
        high,
        heating,
        fixtures,
      )
  }
  walls.forEach((wall, index) => {
    const frame = frameOfWall(wall)
    const isFree = (u: number) =>
      u > 0.12 &&
      u < wall.length - 0.12 &&
      openings.every(({ wall, from, to }) => wall !== index || u < from - 0.15 || u > to + 0.15)
    for (let count = dice.whole(0, 3); count > 0; count -= 1) {
      const u = dice.between(0.2, Math.max(0.25, wall.length - 0.2))
      if (isFree(u)) buildPlate(scene, frame, [u, 0.32], [0.075, 0.115], fixtures, 'socket')
    }
    for (const { wall: own, kind, to } of openings)
      if (own === index && kind === 'door' && isFree(to + 0.2))
        buildPlate(scene, frame, [to + 0.2, 1.15], [0.075, 0.115], fixtures, 'switch')
    const [u, top] = [
      dice.between(0.5, Math.max(0.6, wall.length - 0.5)),
      Math.min(ceilingAt(plan, wall.from), ceilingAt(plan, wall.to)),
    ]
    if (dice.chance(0.12) && isFree(u) && top > 2.2)
      buildPlate(
        scene,
        frame,
        [u, dice.chance(0.7) ? top - 0.25 : 0.25],
        [0.36, 0.2],
        fixtures,
        'vent',
      )
  })
  const middle = middleOf(plan)
  const isOn = daylight < 3 || dice.chance(0.35)
  const tone = blackbody(dice.pick([2700, 2900, 3200, 4000, 5000]))
  const strength = daylight < 3 ? dice.between(4, 9) : daylight * dice.between(0.15, 0.8)
  const glow = isOn
    ? scene.material({
        color: dice.pick(['#fff0d8', '#fff7ea', '#ffffff']),
        roughness: 1,
        emission: 2.2 * strength,
      })
    : fixtures.white
  const kind = dice.pick(['dome', 'dome', 'fan', 'pendant', 'bulb', 'spots', 'none'] as const)
  if (kind === 'none' && daylight >= 3) return []
  const sources = buildCeilingLight(
    scene,
    dice,
    [middle.x, ceilingAt(plan, middle), middle.z],
    kind === 'none' ? 'dome' : kind,
    { ...fixtures, glow },
  )
  if (!isOn) return []
  return sources.flatMap((center): AreaLight[] => {
    const size = sources.length > 1 ? 0.12 : 0.3
    const area = 0.3 / (sources.length * size * size)
    const radiance = scale([...tone], strength * area)
    const flat = { center, along: [1, 0, 0] as const, width: size, height: size }
    const down: AreaLight = { ...flat, up: [0, 0, 1], radiance }
    if (sources.length > 1) return [down]
    // Domes and pendants light the ceiling too.
    return [
      down,
      {
        ...flat,
        center: [center[0], center[1] - 0.03, center[2]],
        up: [0, 0, -1],
        radiance: scale(radiance, 0.45),
      },
    ]
  })
}

const middleOf = ({ outline }: Plan): FloorPlace => {
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)]
  const middle = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    z: (Math.min(...zs) + Math.max(...zs)) / 2,
  }
  const polygon = outline.map(({ x, z }) => [x, z] as const)
  if (isInside([middle.x, middle.z], polygon)) return middle
  return { x: middle.x * 0.4, z: middle.z * 0.4 }
}
