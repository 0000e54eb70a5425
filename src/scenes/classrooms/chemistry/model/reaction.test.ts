import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { sceneConfig } from '../config.ts'
import {
  type Amounts,
  countSide,
  judgeBalance,
  profileOf,
  type ReactionId,
  react,
  reactionIds,
  reactions,
  type SpeciesId,
  species,
} from './reaction.ts'
import { structureOf } from './shelf.ts'
import { chargeOf } from './structure.ts'
import { planTray } from './tray-plan.ts'

const idsOf = (id: ReactionId) => [...reactions[id].reactants, ...reactions[id].products]
const speciesIds = Object.keys(species) as SpeciesId[]
const { knallgas, methaneBurns, neutralisation } = reactions

// CODATA Key Values 1989: water -285.830; NIST WebBook, Pittam and Pilcher 1972: methane -890.7 ± 0.4; CODATA: water
// less hydroxide. Apart, CODATA: 4 × 217.998 + 2 × 249.18; by hand for methane: 716.68 + 4 × 217.998 + 4 × 249.18 +
// 74.48.
test.each([
  ['knallgas', -571.66, 1370.35],
  ['methaneBurns', -890.7, 2659.87],
  ['neutralisation', -55.8, undefined],
] as const)('%s: %f kJ, and its atoms lie apart by %f', (id, kilojoules, apart) => {
  const profile = profileOf(reactions[id])
  expect(Math.abs(profile.products - kilojoules)).toBeLessThan(0.05)
  expect(profile.apart).toEqual(apart === undefined ? undefined : expect.closeTo(apart, 2))
})

test.each(reactionIds)('the numbers of %s balance it', (id) => {
  expect(judgeBalance(reactions[id], reactions[id].numbers).verdict).toBe('balanced')
})

test.each<[Amounts, string, string[]]>([
  [{ hydrogen: 1, oxygen: 1, water: 1 }, 'unequal', ['O']],
  [{ hydrogen: 2, oxygen: 1, water: 1 }, 'unequal', ['H', 'O']],
  [{ hydrogen: 4, oxygen: 2, water: 4 }, 'not-smallest', []],
  [{ hydrogen: 1, oxygen: 0.5, water: 1 }, 'not-whole', []],
  [{ hydrogen: 2, water: 2 }, 'missing', ['O']],
  [{ hydrogen: 2, oxygen: 0, water: 2 }, 'missing', ['O']],
  [{ hydrogen: -2, oxygen: -1, water: -2 }, 'missing', []],
  [{ hydrogen: Number.NaN, oxygen: 1, water: 2 }, 'missing', ['H']],
])('%o is %s', (amounts, verdict, unequal) => {
  expect(judgeBalance(knallgas, amounts)).toMatchObject({ verdict, unequal })
})

test('balancing counts the charge too', () => {
  const amounts = { hydronium: 2, hydroxide: 1, water: 3 }
  expect(judgeBalance(neutralisation, amounts).unequal).toEqual(['H', 'charge'])
})

test('a flask tells what was short, and takes whole numbers of molecules alone', () => {
  expect(react(knallgas, { hydrogen: 4, oxygen: 4 })).toEqual({
    times: 2,
    amounts: { hydrogen: 0, oxygen: 2, water: 4 },
    short: 'hydrogen',
  })
  expect(react(knallgas, { hydrogen: 5, oxygen: 4 }).amounts.hydrogen).toBe(1)
  expect(react(knallgas, { hydrogen: 4, oxygen: 2 }).short).toBeUndefined()
  expect(react(methaneBurns, { methane: 3 })).toMatchObject({ times: 0, short: 'oxygen' })
  for (const hydrogen of [0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => react(knallgas, { hydrogen, oxygen: 1 })).toThrow(RangeError)
})

const { tray } = sceneConfig

test.each(reactionIds)(
  '%s on a tray: no atom and no charge comes or goes, and none lies in another',
  (id) => {
    const random = createRandom(2)
    const put: Amounts = Object.fromEntries(
      idsOf(id).map((each) => [each, Math.floor(random() * 13)]),
    )
    const reacted = react(reactions[id], put)
    expect(countSide(speciesIds, reacted.amounts)).toEqual(countSide(speciesIds, put))
    expect(Math.min(...Object.values(reacted.amounts))).toBeGreaterThanOrEqual(0)
    // Nothing is left that could still react.
    const { reactants, numbers } = reactions[id]
    const left = (one: SpeciesId) => (reacted.amounts[one] ?? 0) - (numbers[one] ?? 0)
    expect(Math.min(...reactants.map(left))).toBeLessThan(0)
    const { atoms, border } = planTray(id, put, reacted, tray.cell)
    const sum = (amounts: Amounts, of: (each: SpeciesId) => number) =>
      idsOf(id).reduce((all, each) => all + (amounts[each] ?? 0) * of(each), 0)
    expect(atoms).toHaveLength(sum(put, (each) => structureOf(each).atoms.length))
    for (const side of ['before', 'after'] as const) {
      const amounts = side === 'before' ? put : reacted.amounts
      expect(atoms.reduce((all, atom) => all + atom[side].charge, 0)).toBe(
        sum(amounts, (each) => chargeOf(structureOf(each))),
      )
      const places = new Set(
        atoms.map((atom) => atom[side].at.map((x) => (x / 50).toFixed()).join(' ')),
      )
      expect(places.size).toBe(atoms.length)
    }
    for (const { before, after } of atoms.filter((atom) => atom.before !== atom.after)) {
      expect(before.at[0]).toBeLessThan(border)
      expect(after.at[0]).toBeGreaterThan(border)
    }
  },
)

/** The two elements of each bond of a plan at a time. */
const bonded = ({ atoms, bonds }: ReturnType<typeof planTray>, when: string) =>
  bonds
    .filter((bond) => bond.when === when)
    .map(({ from, to }) => ({ from, to, elements: [atoms[from]?.element, atoms[to]?.element] }))

test.each(reactionIds)('%s: every atom goes to a place of its element', (id) => {
  const { reactants, products, numbers } = reactions[id]
  const put: Amounts = Object.fromEntries(reactants.map((each) => [each, numbers[each]]))
  const plan = planTray(id, put, react(reactions[id], put), tray.cell)
  const wanted = products.flatMap((each) => {
    const { atoms, bonds } = structureOf(each)
    const pairs = bonds.map(({ from, to }) => [atoms[from]?.element, atoms[to]?.element])
    return Array.from({ length: numbers[each] ?? 0 }, () => pairs).flat()
  })
  expect(bonded(plan, 'after').map(({ elements }) => elements)).toEqual(wanted)
})

test('of each neutralisation one proton goes over', () => {
  const put = { hydronium: 2, hydroxide: 2 }
  const plan = planTray('neutralisation', put, react(neutralisation, put), tray.cell)
  const before = new Map(bonded(plan, 'before').map(({ from, to }) => [to, from]))
  const moved = bonded(plan, 'after').filter(({ from, to }) => before.get(to) !== from)
  expect(moved.map(({ elements }) => elements)).toEqual([
    ['O', 'H'],
    ['O', 'H'],
  ])
})
