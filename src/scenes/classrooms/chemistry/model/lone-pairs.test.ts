import { expect, test } from 'vitest'
import { dot, length, type Vector3 } from '../../../../math/vector.ts'
import type { ElementSymbol } from './elements.ts'
import { lonePairsAt } from './lone-pairs.ts'
import type { Structure } from './structure.ts'

/** One atom with single bonds to others in given directions, 200 pm away. */
const round = (
  element: ElementSymbol,
  outer: ElementSymbol,
  bonds: readonly Vector3[],
  charge = 0,
): Structure => ({
  atoms: [
    { element, charge, at: [0, 0, 0] as const },
    ...bonds.map(([x, y, z]) => ({
      element: outer,
      charge: 0,
      at: [200 * x, 200 * y, 200 * z] as const,
    })),
  ],
  bonds: bonds.map((_, i) => ({ from: 0, to: i + 1, order: 1 })),
})

const x: Vector3 = [1, 0, 0]
const y: Vector3 = [0, 1, 0]
const back = ([a, b, c]: Vector3): Vector3 => [-a, -b, -c]
const half = Math.sqrt(3) / 2
const oneThird = Math.acos(-1 / 3) * (180 / Math.PI)
const degrees = (a: Vector3, b: Vector3) =>
  (Math.acos(Math.min(1, Math.max(-1, dot(a, b)))) * 180) / Math.PI

// Gillespie and Nyholm 1957: lone pairs take the equator of five domains, and opposite places of six.
test.each<[string, Structure, Vector3[]]>([
  [
    'chlorine trifluoride, a T, has two with its stem round the equator',
    round('Cl', 'F', [y, x, back(y)]),
    [
      [-0.5, 0, half],
      [-0.5, 0, -half],
    ],
  ],
  [
    'tetrachloroiodate, a flat square, has one above and one below',
    round('I', 'Cl', [x, y, back(x), back(y)], -1),
    [
      [0, 0, 1],
      [0, 0, -1],
    ],
  ],
  [
    'whichever neighbour comes first',
    round('I', 'Cl', [x, back(x), back(y), y], -1),
    [
      [0, 0, 1],
      [0, 0, -1],
    ],
  ],
  [
    'iodine pentafluoride has one below',
    round('I', 'F', [x, y, back(x), back(y), [0, 0, 1]]),
    [[0, 0, -1]],
  ],
  [
    'sulfur tetrafluoride, a seesaw, has one round the equator',
    round('S', 'F', [y, back(y), [-0.5, 0, half], [-0.5, 0, -half]]),
    [x],
  ],
])('%s', (_name, structure, expected) => {
  const pairs = lonePairsAt(structure, 0)
  expect(pairs).toHaveLength(expected.length)
  for (const direction of expected)
    expect(Math.min(...pairs.map((pair) => degrees(pair, direction)))).toBeCloseTo(0, 4)
})

test('triiodide, a line, has three round its equator', () => {
  const pairs = lonePairsAt(round('I', 'I', [x, back(x)], -1), 0)
  expect(pairs).toHaveLength(3)
  for (const [i, pair] of pairs.entries()) {
    expect(length(pair)).toBeCloseTo(1, 9)
    expect(degrees(pair, x)).toBeCloseTo(90, 9)
    expect(degrees(pair, pairs[(i + 1) % 3] ?? pair)).toBeCloseTo(120, 9)
  }
})

test('chloride, alone, has four at the corners of a tetrahedron', () => {
  const pairs = lonePairsAt(round('Cl', 'H', [], -1), 0)
  expect(pairs).toHaveLength(4)
  for (const [i, pair] of pairs.entries())
    for (const other of pairs.slice(i + 1)) expect(degrees(pair, other)).toBeCloseTo(oneThird, 3)
})

test('a flat drawing of ammonia has its pair square to the paper', () => {
  const flat = round('N', 'H', [x, [-0.5, half, 0], [-0.5, -half, 0]])
  expect(Math.abs(lonePairsAt(flat, 0)[0]?.[2] ?? 0)).toBeCloseTo(1, 9)
})

test.each<[string, Structure, number]>([
  ['water on a line', round('O', 'H', [x, back(x)]), 2],
  ['a line folded onto itself', round('I', 'I', [x, x], -1), 3],
  ['a T folded onto itself', round('Cl', 'F', [y, y, y]), 2],
])('places that a file should not hold do no harm: %s', (_name, structure, count) => {
  const pairs = lonePairsAt(structure, 0)
  expect(pairs).toHaveLength(count)
  for (const pair of pairs) expect(length(pair)).toBeCloseTo(1, 9)
})

test('none is drawn where the theory names no shape', () => {
  expect(lonePairsAt(round('I', 'F', [x, y, back(x)], -2), 0)).toEqual([])
})
