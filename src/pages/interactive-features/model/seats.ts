/** The angle between one seat and the next, radians: the golden angle. */
const TURN = Math.PI * (3 - Math.sqrt(5))

/**
 * Seats round a middle one, evenly spread and the same each time.
 * Source: H. Vogel, A better way to construct the sunflower head, 1979
 * @returns x, y in −1…1; the first is the middle
 */
export function seatPlan(count: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const radius = Math.sqrt(index / Math.max(1, count - 1))
    const angle = index * TURN
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}
