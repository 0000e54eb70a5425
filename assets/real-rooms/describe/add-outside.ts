import type { Opening } from '../build/openings.ts'
import { at, frameOfWall, type SceneBuilder } from '../build/scene.ts'
import type { Dice } from './dice.ts'
import { type Plan, wallsOfPlan } from './plan.ts'

/** What is seen through windows: a picture some meters outside. */
export function addOutside(
  scene: SceneBuilder,
  dice: Dice,
  plan: Plan,
  openings: readonly Opening[],
  daylight: number,
) {
  const isNight = daylight < 3 && dice.chance(0.5)
  // Mostly blown out; sometimes bracketed, so that one sees the garden.
  const emission = isNight
    ? 0.03
    : daylight < 3
      ? 1
      : dice.chance(0.25)
        ? daylight * dice.between(0.04, 0.12)
        : daylight * dice.between(0.4, 1.6)
  const material = scene.material({
    color: '#ffffff',
    roughness: 1,
    ...{ emission, isBackdrop: true },
    texture: {
      kind: 'outside',
      seed: dice.whole(1, 1e9),
      ...{ tile: 30, pixels: 320 },
      colors: [
        dice.pick(['#4c6b3a', '#5f7a4a', '#7d7a5a', '#3f5a3c']),
        dice.pick(['#7c8a5a', '#9a9890', '#8a7f68']),
        dice.pick(['#b9aa97', '#c9c6bf', '#9a6a55']),
      ],
      values: [dice.between(0.3, 0.42), dice.between(0, 0.6)],
    },
  })
  const walls = new Set(
    openings
      .filter(({ kind, style }) => kind === 'window' || style.startsWith('patio'))
      .map(({ wall }) => wall),
  )
  for (const index of walls) {
    const wall = wallsOfPlan(plan)[index]
    if (!wall) continue
    const frame = frameOfWall(wall)
    const [left, bottom, d] = [wall.length / 2 - 15, -9, -7]
    const corners = [
      [left, bottom],
      [left + 30, bottom],
      [left + 30, bottom + 30],
      [left, bottom + 30],
    ] as const
    scene.face(
      corners.map(([u, v]) => at(frame, [u, v, d])),
      [
        [0, 0],
        [30, 0],
        [30, 30],
        [0, 30],
      ],
      material,
      'window',
      { layer: 'photo' },
    )
  }
}
