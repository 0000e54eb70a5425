import { cross, dot, normalize, scale, subtract, type Vector3 } from '../../../../math/vector.ts'

/** A direction by chance, all of them alike. Source: Marsaglia 1972, Annals of Mathematical Statistics 43, 645 */
export function anyDirection(random: () => number): Vector3 {
  const z = 2 * random() - 1
  const around = 2 * Math.PI * random()
  const out = Math.sqrt(1 - z * z)
  return [out * Math.cos(around), out * Math.sin(around), z]
}

/** So many directions, evenly over a sphere: a spiral by the golden angle. Source: Vogel 1979, Mathematical Biosciences 44, 179 */
export function evenDirections(count: number): Vector3[] {
  const golden = Math.PI * (3 - Math.sqrt(5))
  return Array.from({ length: count }, (_, i) => {
    const y = 1 - (2 * (i + 0.5)) / count
    const out = Math.sqrt(1 - y * y)
    return [out * Math.cos(golden * i), y, out * Math.sin(golden * i)]
  })
}

/** Two directions square to one and to each other. */
export function frameOf(axis: Vector3): { axis: Vector3; u: Vector3; v: Vector3 } {
  const n = normalize(axis)
  const other: Vector3 = Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  const u = normalize(subtract(other, scale(n, dot(n, other))))
  return { axis: n, u, v: cross(n, u) }
}
