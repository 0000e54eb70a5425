import { add, length, normalize, scale, subtract, type Vector3 } from '../../../../math/vector.ts'
import { type Capsule, gapBetween, isInside } from './capsule.ts'
import { cellPlan } from './cell-plan.ts'
import { anyDirection, frameOf } from './directions.ts'
import type { RoughEr, Sheet } from './rough-er.ts'

const { cut, nucleus, radius, smoothEr } = cellPlan

/** A tube of the network; `parent` is the one it branches off, -1 for the one that leaves the rough ER. */
export interface Tube extends Capsule {
  parent: number
}

/**
 * Tubes that leave the outermost sheet of the rough ER at its rim and branch: one room with it.
 * @param obstacles  what the tubes go round; the rough ER itself is among them
 * @returns fewer tubes than planned where there is no room for all
 */
export function buildSmoothEr(
  rough: RoughEr,
  obstacles: readonly Capsule[],
  random: () => number,
): Tube[] {
  const sheet = rough.sheets.at(-1)
  if (!sheet) return []
  const out = openRim(rough.about, sheet)
  const start = add(nucleus.at, scale(out, sheet.radius))
  const tubes: Tube[] = [tube(start, out, -1)]
  for (let tries = 0; tubes.length < smoothEr.tubes && tries < 2000; tries += 1) {
    // From one of the last ones; the longer nothing fits there, the farther back.
    const back = Math.floor(random() * (5 + tries / 20))
    const parent = Math.max(0, tubes.length - 1 - back)
    const from = tubes[parent]
    if (!from) break
    const away = normalize(subtract(from.b, nucleus.at))
    const next = tube(from.b, normalize(add(anyDirection(random), scale(away, 0.4))), parent)
    if (fits(next, tubes, obstacles)) tubes.push(next)
  }
  return tubes
}

/** The direction to the place on the rim that has most room beyond it: nearest to the middle of the cell, behind the cut. */
function openRim(about: Vector3, { halfAngle, radius: out }: Sheet): Vector3 {
  const { u, v } = frameOf(about)
  const rim = Array.from({ length: 36 }, (_, i): Vector3 => {
    const around = (2 * Math.PI * i) / 36
    const side = add(scale(u, Math.cos(around)), scale(v, Math.sin(around)))
    return add(scale(about, Math.cos(halfAngle)), scale(side, Math.sin(halfAngle)))
  })
  const beyond = (direction: Vector3) =>
    add(nucleus.at, scale(direction, out + 2 * smoothEr.length))
  const worth = (direction: Vector3) => {
    const at = beyond(direction)
    return length(at) + 10 * Math.max(0, at[2] - cut)
  }
  return rim.reduce((best, next) => (worth(next) < worth(best) ? next : best))
}

const tube = (a: Vector3, direction: Vector3, parent: number): Tube => ({
  a,
  b: add(a, scale(direction, smoothEr.length)),
  radius: smoothEr.radius,
  parent,
})

function fits(next: Tube, tubes: readonly Tube[], obstacles: readonly Capsule[]): boolean {
  if (!isInside(next, radius - 0.3) || next.b[2] > cut) return false
  if (obstacles.some((other) => gapBetween(next, other) < 0)) return false
  // Tubes that meet at one end cannot be kept apart there.
  return tubes.every((other, i) => {
    const meets = i === next.parent || other.parent === next.parent
    return meets || gapBetween(next, other) > 0.05
  })
}
