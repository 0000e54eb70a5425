import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { mapAtoms } from './atom-mapping.ts'
import { judgeBalance } from './balance.ts'
import { profileOf } from './enthalpy.ts'
import { react } from './flask.ts'
import { compositionOf } from './formula.ts'
import { type Amounts, countSide, type ReactionId, reactionIds, reactions } from './reaction.ts'
import { structureOf } from './shelf.ts'
import { type SpeciesId, species } from './species.ts'
import { chargeOf } from './structure.ts'

const idsOf = (id: ReactionId) => [...reactions[id].reactants, ...reactions[id].products]

test('every species has the atoms and the charge of its model', () => {
  for (const [id, { atoms, charge }] of Object.entries(species)) {
    const structure = structureOf(id as SpeciesId)
    expect(compositionOf(atoms), id).toEqual(
      compositionOf(structure.atoms.map(({ element }) => element)),
    )
    expect(charge, id).toBe(chargeOf(structure))
  }
})

describe('heats of reaction', () => {
  // CODATA Key Values 1989: water -285.830; NIST WebBook, Pittam and Pilcher 1972: methane -890.7 ± 0.4; CODATA: water less hydroxide.
  test.each([
    ['knallgas', -571.66, 2],
    ['methaneBurns', -890.7, 1],
    ['neutralisation', -55.8, 1],
  ] as const)('%s: %f kJ', (id, kilojoules, places) => {
    expect(profileOf(reactions[id]).products).toBeCloseTo(kilojoules, places)
  })

  test('atoms lie apart above the reactants by what their bonds hold', () => {
    // CODATA: 4 × 217.998 + 2 × 249.18 for the first; by hand for methane: 716.68 + 4 × 217.998 + 4 × 249.18 + 74.48.
    expect(profileOf(reactions.knallgas).apart).toBeCloseTo(1370.35, 2)
    expect(profileOf(reactions.methaneBurns).apart).toBeCloseTo(2659.87, 2)
    expect(profileOf(reactions.neutralisation).apart).toBeUndefined()
  })
})

describe('balancing', () => {
  test.each(reactionIds)('%s: its numbers balance it, and no other small ones do', (id) => {
    const reaction = reactions[id]
    expect(judgeBalance(reaction, reaction.numbers).verdict).toBe('balanced')
    const ids = idsOf(id)
    let found = 0
    for (let code = 0; code < 5 ** ids.length; code += 1) {
      const amounts: Amounts = {}
      for (const [i, one] of ids.entries()) amounts[one] = 1 + (Math.floor(code / 5 ** i) % 5)
      if (judgeBalance(reaction, amounts).verdict === 'balanced') found += 1
    }
    expect(found).toBe(1)
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
    expect(judgeBalance(reactions.knallgas, amounts)).toMatchObject({ verdict, unequal })
  })

  test('counts the charge too', () => {
    const amounts = { hydronium: 2, hydroxide: 1, water: 3 }
    expect(judgeBalance(reactions.neutralisation, amounts).unequal).toEqual(['H', 'charge'])
  })
})

describe('a flask', () => {
  test('keeps every atom and every charge, whatever is put in', () => {
    const random = createRandom(71)
    for (let trial = 0; trial < 300; trial += 1) {
      const id = reactionIds[trial % 3] ?? 'knallgas'
      const before: Amounts = {}
      for (const one of idsOf(id)) before[one] = Math.floor(random() * 20)
      const { amounts, short, times } = react(reactions[id], before)
      const all = Object.keys(species) as SpeciesId[]
      expect(countSide(all, amounts)).toEqual(countSide(all, before))
      for (const many of Object.values(amounts)) expect(many).toBeGreaterThanOrEqual(0)
      const { reactants, numbers } = reactions[id]
      // Nothing is left that could still react.
      expect(reactants.some((one) => (amounts[one] ?? 0) < (numbers[one] ?? 0))).toBe(true)
      if (short) expect(Math.floor((before[short] ?? 0) / (numbers[short] ?? 1))).toBe(times)
    }
  })

  test('tells what was short', () => {
    expect(react(reactions.knallgas, { hydrogen: 4, oxygen: 4 })).toEqual({
      times: 2,
      amounts: { hydrogen: 0, oxygen: 2, water: 4 },
      short: 'hydrogen',
    })
    expect(react(reactions.knallgas, { hydrogen: 4, oxygen: 2 }).short).toBeUndefined()
    expect(react(reactions.methaneBurns, { methane: 3 })).toMatchObject({
      times: 0,
      short: 'oxygen',
    })
  })

  test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])('%d molecules are none', (many) => {
    expect(() => react(reactions.knallgas, { hydrogen: many, oxygen: 1 })).toThrow(RangeError)
  })
})

describe('the mapping of atoms', () => {
  test.each(reactionIds)(
    '%s: every atom goes to one place of its element, and every place is filled',
    (id) => {
      const pairs = mapAtoms(reactions[id])
      const keys = pairs.map(({ to }) => `${to.species} ${to.molecule} ${to.atom}`)
      expect(new Set(keys).size).toBe(pairs.length)
      for (const { from, to } of pairs) expect(from.element).toBe(to.element)
      const { reactants, numbers } = reactions[id]
      const { atoms } = countSide(reactants, numbers)
      expect(compositionOf(pairs.map(({ from }) => from.element))).toEqual(atoms)
    },
  )

  test('of neutralisation: one proton goes over, all else stays together', () => {
    const moved = mapAtoms(reactions.neutralisation).filter(({ from, to }) =>
      from.species === 'hydronium' ? to.molecule === 1 : to.molecule === 0,
    )
    expect(moved.map(({ from }) => from.element)).toEqual(['H'])
  })

  test('refuses sides that do not hold the same atoms', () => {
    const short = { ...reactions.knallgas, numbers: { hydrogen: 2, oxygen: 1, water: 1 } }
    expect(() => mapAtoms(short)).toThrow(RangeError)
    const long = { ...reactions.knallgas, numbers: { hydrogen: 2, oxygen: 1, water: 3 } }
    expect(() => mapAtoms(long)).toThrow(RangeError)
  })
})
