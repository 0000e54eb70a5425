import { createRandom } from '../../../src/math/random.ts'
import {
  apartIn,
  furnishJoined,
  joinSamples,
  type SamplePair,
  samplePairs,
} from '../../../src/scenes/staging/model/together/testing/join-samples.ts'
import { median } from '../median.ts'
import type { Row } from '../row.ts'

/** Pixels that a mark is off at most, each way, in a photo 2000 pixels wide. */
const off = 2
const hands = 20
/** Centimetres. */
const budget = 5

/** How far apart pieces stand in two pictures of one room that were joined by marks of an unsteady hand. */
export async function measureTogether(): Promise<Row[]> {
  const apart = samplePairs.flatMap(apartOf)
  const [middle, worst] = [median(apart), Math.max(...apart)]
  return [
    {
      what: `two photos of a room: a piece is apart by, cameras known, median of ${apart.length}`,
      measured: `${middle.toFixed(1)} cm (worst ${worst.toFixed(1)} cm)`,
      budget: `worst ≤ ${budget} cm`,
      holds: worst <= budget,
    },
  ]
}

/** Centimetres, in all styles, as several hands would mark it. */
function apartOf(pair: SamplePair): number[] {
  const joinedBy = (hand: number) => {
    const random = createRandom(hand)
    const each = () => (random() * 2 - 1) * off
    return joinSamples(pair, () => ({ x: each(), y: each() }))
  }
  // The room is the same for all hands: furnished once, it is looked at from where each hand puts the second camera.
  const items = furnishJoined(joinedBy(0), pair.kind).flat()
  return Array.from({ length: hands }, (_, hand) => apartIn(joinedBy(hand), items))
    .flat()
    .map((apart) => apart * 100)
}
