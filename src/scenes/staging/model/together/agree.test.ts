import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { apartIn, furnishJoined, joinSamples, samplePairs } from './testing/join-samples.ts'

test.each(samplePairs)(
  '$names, marked 2 pixels off, are furnished as one $kind within 5 cm',
  (pair) => {
    const random = createRandom(5)
    const joined = joinSamples(pair, () => ({ x: (random() - 0.5) * 4, y: (random() - 0.5) * 4 }))
    expect(joined.found).toMatchObject({ isPoor: false })
    for (const items of furnishJoined(joined, pair.kind)) {
      const apart = apartIn(joined, items)
      expect(apart.length).toBeGreaterThan(0)
      expect(Math.max(...apart)).toBeLessThan(0.05)
    }
  },
  60_000,
)
