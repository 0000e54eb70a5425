import { add, dot, length, scale, subtract, type Vector3 } from '../../../../math/vector.ts'

/** What points: a controller, a hand, a finger on a screen, the look; metres, the direction of length 1. */
export type Pointing = { origin: Vector3; direction: Vector3 }

/** Something round that can be pointed at; metres. */
export type Target = { id: string; at: Vector3; radius: number }

/** The target that a ray meets, of several the one that it passes nearest to as a share of its size. */
export function targetAt(
  { origin, direction }: Pointing,
  targets: readonly Target[],
): Target | null {
  let best: Target | null = null
  let least = 1
  for (const target of targets) {
    const to = subtract(target.at, origin)
    const along = dot(to, direction)
    if (along <= 0) continue
    const off = length(subtract(to, scale(direction, along))) / target.radius
    if (off > least) continue
    least = off
    best = target
  }
  return best
}

/** Where a ray meets the level plane at a height; null where it never does. */
export function onLevel({ origin, direction }: Pointing, height: number): Vector3 | null {
  const by = (height - origin[1]) / direction[1]
  return by > 0 && Number.isFinite(by) ? add(origin, scale(direction, by)) : null
}
