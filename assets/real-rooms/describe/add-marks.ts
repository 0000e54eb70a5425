import type { Opening } from '../build/openings.ts'
import { frameOfWall, type SceneBuilder } from '../build/scene.ts'
import type { Dice } from './dice.ts'
import { ceilingAt, type Plan, wallsOfPlan } from './plan.ts'

/** Scuffs, nail holes and stains, as lived-in rooms have them. */
export function addMarks(
  scene: SceneBuilder,
  dice: Dice,
  plan: Plan,
  openings: readonly Opening[],
) {
  const count = dice.chance(0.4) ? 0 : dice.whole(2, 26)
  const tones = ['#8f8a82', '#6a665f', '#b3aea4', '#f3f1ec'].map((color) =>
    scene.material({ color, roughness: 0.8 }),
  )
  const walls = wallsOfPlan(plan)
  for (let mark = 0; mark < count; mark += 1) {
    const index = dice.whole(0, walls.length - 1)
    const wall = walls[index]
    if (!wall) continue
    const u = dice.between(0.1, wall.length - 0.1)
    const isLow = dice.chance(0.6)
    const v = isLow ? 0.2 + 0.5 * dice.next() ** 2 : dice.between(1, 1.9)
    const [w, h] = isLow
      ? [dice.between(0.005, 0.12), dice.between(0.003, 0.018)]
      : [dice.between(0.003, 0.02), dice.between(0.003, 0.02)]
    const isFree = openings.every(
      (one) => one.wall !== index || u < one.from - 0.15 || u > one.to + 0.15,
    )
    if (!isFree || v > ceilingAt(plan, wall.from) - 0.2 || v > ceilingAt(plan, wall.to) - 0.2)
      continue
    scene.rectangle(frameOfWall(wall), [u, v], [u + w, v + h], 0.0008, dice.pick(tones), 'wall')
  }
}
