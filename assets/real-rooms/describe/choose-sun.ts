import { normalize, scale, type Vec3 } from '../../../src/math/vector.ts'
import { blackbody, type SunLight } from '../build/lights.ts'
import type { Opening } from '../build/openings.ts'
import type { Dice } from './dice.ts'
import { type Plan, wallsOfPlan } from './plan.ts'

/** The sun comes in by a window with some room behind it, or not at all. */
export function chooseSun(
  dice: Dice,
  plan: Plan,
  openings: readonly Opening[],
  daylight: number,
): SunLight | null {
  const windows = openings.filter(
    ({ kind, style }) => kind === 'window' || style.startsWith('patio'),
  )
  const window = windows[0] && dice.pick(windows)
  const wall = window && wallsOfPlan(plan)[window.wall]
  if (!wall || daylight < 3 || !dice.chance(0.5)) return null
  const aside = dice.between(-1.1, 1.1)
  const down = Math.tan(dice.between(0.3, 1.0))
  const direction: Vec3 = normalize([
    wall.normal.x + wall.along.x * aside,
    -down * Math.hypot(1, aside),
    wall.normal.z + wall.along.z * aside,
  ])
  const tone = blackbody(dice.between(3600, 5600))
  return {
    direction,
    irradiance: scale([...tone], daylight * dice.between(1, 5)),
    angle: dice.between(0.008, 0.03),
  }
}
