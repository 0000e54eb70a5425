import { createRandom } from '../../../math/random.ts'
import type { Point } from './route.ts'

/** The sample quarter, meters. */
export const districtSize = { width: 900, height: 680 }

/** Coordinates of the streets, meters from the west and from the north; the widest is the avenue. */
export const streets = { across: [60, 230, 410, 560, 710, 850], down: [80, 250, 420, 600] }
export const park = { x: 428, y: 268, width: 264, height: 134 }

/** How far doors stand from the middle of their street. */
const setback = 14
/** The first is the campaign's office, where a round begins and ends. */
const office: Point = { x: 230, y: 420 }
const doors = 48

const isInPark = ({ x, y }: Point) =>
  x > park.x - 20 && x < park.x + park.width + 20 && y > park.y - 4 && y < park.y + park.height + 4

/**
 * The office and the households of the sample quarter in the order of their addresses, which is no good route.
 * @param seed  the same seed, the same quarter
 */
export function createHouseholds(seed: number): Point[] {
  const random = createRandom(seed)
  const pick = (list: readonly number[]) => list[Math.floor(random() * list.length)] ?? 0
  const side = () => (random() < 0.5 ? -setback : setback)
  const households: Point[] = []
  while (households.length < doors) {
    const along = random() < 0.5
    const door = along
      ? { x: 90 + Math.round(random() * 720), y: pick(streets.down) + side() }
      : { x: pick(streets.across) + side(), y: 100 + Math.round(random() * 480) }
    const free = households.every((each) => Math.hypot(each.x - door.x, each.y - door.y) > 26)
    if (free && !isInPark(door)) households.push(door)
  }
  return [office, ...households]
}
