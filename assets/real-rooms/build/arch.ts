import type { Opening } from '../build/openings.ts'
import type { frameOfWall, SceneBuilder } from '../build/scene.ts'

/** The upper corners of an arched opening. */
export function buildArch(
  scene: SceneBuilder,
  frame: ReturnType<typeof frameOfWall>,
  { from, to, head }: Opening,
  material: number,
) {
  const [radius, high] = [(to - from) / 2, 0.45]
  for (let part = 0; part < 16; part += 1) {
    const [a, b] = [part, part + 1].map((index) => -1 + (2 * index) / 16)
    const v = (share: number) => head - high * (1 - Math.sqrt(Math.max(0, 1 - share * share)))
    const [u0, u1] = [from + radius * (1 + (a ?? 0)), from + radius * (1 + (b ?? 0))]
    for (const d of [0.0005, -0.12])
      scene.polygon(
        frame,
        [
          [u0, v(a ?? 0), d],
          [u1, v(b ?? 0), d],
          [u1, head, d],
          [u0, head, d],
        ],
        material,
        'wall',
      )
    scene.polygon(
      frame,
      [
        [u0, v(a ?? 0), 0],
        [u0, v(a ?? 0), -0.12],
        [u1, v(b ?? 0), -0.12],
        [u1, v(b ?? 0), 0],
      ],
      material,
      'wall',
    )
  }
}
