import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { apartIn, furnishJoined, joinSamples, samplePairs } from './testing/join-samples.ts'

type Pair = (typeof samplePairs)[number]

function expectAgreed(pair: Pair, styles?: number) {
  const random = createRandom(5)
  const joined = joinSamples(pair, () => ({ x: (random() - 0.5) * 4, y: (random() - 0.5) * 4 }))
  expect(joined.found).toMatchObject({ isPoor: false })
  for (const items of furnishJoined(joined, pair.kind, 1, styles)) {
    const apart = apartIn(joined, items)
    expect(apart.length).toBeGreaterThan(0)
    expect(Math.max(...apart)).toBeLessThan(0.05)
  }
}
const title = '$names, marked 2 pixels off, are furnished as one $kind within 5 cm'

test.each([samplePairs[0], samplePairs[3]] as Pair[])(title, { timeout: 60_000 }, (pair) =>
  expectAgreed(pair, 1),
)

test.each(samplePairs)(`${title} in every style`, { tags: ['all'], timeout: 60_000 }, (pair) =>
  expectAgreed(pair),
)
