import { type BufferGeometry, CatmullRomCurve3, TubeGeometry, Vector3 } from 'three'
import { createRandom } from '../../../../../../math/random.ts'
import { length, type Vector3 as Place, scale, subtract } from '../../../../../../math/vector.ts'
import { anyDirection } from '../../../model/cell-geometry.ts'
import { cellPlan } from '../../../model/cell-plan.ts'

const { nucleolus, nucleus } = cellPlan
const bends = 46

/** DNA with its proteins: one thread wound through the nucleus, round the nucleolus. Micrometres, far too thick. */
export function chromatin(): BufferGeometry {
  const random = createRandom(46)
  const places: Vector3[] = []
  let last: Place = nucleus.at
  while (places.length < bends) {
    const out = scale(anyDirection(random), 2.35 * Math.cbrt(random()))
    const at = nucleus.at.map((middle, axis) => middle + (out[axis] ?? 0)) as unknown as Place
    const clear = length(subtract(at, nucleolus.at)) > nucleolus.radius + 0.25
    // Short strides and the open front left free: a thread, not a ball of wool.
    if (!clear || length(subtract(at, last)) > 2.2 || at[2] > nucleus.at[2] + 1.5) continue
    places.push(new Vector3(...at))
    last = at
  }
  return new TubeGeometry(new CatmullRomCurve3(places), 420, 0.055, 5)
}
