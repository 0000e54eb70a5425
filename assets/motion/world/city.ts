import { add, type Vector } from '../vector.ts'

/** Where the underside of the city model lies in the council room (assets/blender/rooms/town_hall.py). */
export const cityAt: Vector = [0, 0.06, 0.74]

/** The height of its streets above its underside, of its board's length and width, and its scale. */
export const city = { base: 0.05, length: 1.9, width: 1.25, scale: 250 } as const

/**
 * A point of the tram's course in the room, as `line` in assets/blender/pieces/city_model.py has it.
 * @param share  0 at the board's western edge, 1 at its eastern
 * @param lift   metres above the street
 */
export function tramCourse(share: number, lift = 0.008): Vector {
  const u = (share - 0.5) * city.length
  const y = -0.05 - 0.25 * Math.tanh(3.4 * u) + 0.03 * Math.sin(4 * u)
  return add(cityAt, [u, y, city.base + lift])
}

/** Metres in the town itself along the course between two shares of it. */
export function courseLength(from: number, to: number): number {
  const steps = 400
  let length = 0
  for (let n = 0; n < steps; n += 1) {
    const [a, b] = [n, n + 1].map((k) => tramCourse(from + ((to - from) * k) / steps))
    if (a && b) length += Math.hypot(b[0] - a[0], b[1] - a[1])
  }
  return length * city.scale
}
