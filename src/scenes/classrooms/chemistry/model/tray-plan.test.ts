import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { setConfig } from '../config.ts'
import { react } from './flask.ts'
import { type Amounts, reactionIds, reactions } from './reaction.ts'
import { species } from './species.ts'
import { planTray } from './tray-plan.ts'

const { tray } = setConfig

const cases = reactionIds.flatMap((id) =>
  Array.from({ length: 12 }, (_, seed) => [id, seed] as const),
)

test.each(cases)(
  '%s, tray %i: no atom and no charge comes or goes, and none lies in another',
  (id, seed) => {
    const random = createRandom(seed + 1)
    const reaction = reactions[id]
    const all = [...reaction.reactants, ...reaction.products]
    const put: Amounts = Object.fromEntries(all.map((each) => [each, Math.floor(random() * 13)]))
    const reacted = react(reaction, put)
    const { atoms, bonds, border } = planTray(id, put, reacted, tray)
    const count = (amounts: Amounts) =>
      all.reduce((sum, each) => sum + (amounts[each] ?? 0) * species[each].atoms.length, 0)
    expect(atoms).toHaveLength(count(put))
    expect(atoms).toHaveLength(count(reacted.amounts))
    for (const side of ['before', 'after'] as const) {
      const charge = atoms.reduce((sum, atom) => sum + atom[side].charge, 0)
      const amounts = side === 'before' ? put : reacted.amounts
      expect(charge).toBe(
        all.reduce((sum, each) => sum + (amounts[each] ?? 0) * species[each].charge, 0),
      )
      const places = new Set(atoms.map((atom) => atom[side].at.map((x) => x.toFixed(5)).join(' ')))
      expect(places.size).toBe(atoms.length)
      for (const atom of atoms) {
        const { at } = atom[side]
        if (side === 'after' && atom.before !== atom.after) {
          expect(atom.before.at[0]).toBeLessThan(border)
          expect(at[0]).toBeGreaterThan(border)
        }
        expect(Math.abs(at[0])).toBeLessThan(tray.width / 2)
        expect(Math.abs(at[2])).toBeLessThan(tray.depth / 2)
      }
      // Bonded atoms lie as far apart as in the molecule, 74 to 121 pm.
      for (const { atoms: ends, when } of bonds) {
        if (when !== 'always' && when !== side) continue
        const [a, b] = ends.map((index) => atoms[index]?.[side].at ?? [0, 0, 0])
        const apart =
          Math.hypot(...[0, 1, 2].map((i) => (a?.[i] ?? 0) - (b?.[i] ?? 0))) / tray.scale
        expect(apart).toBeGreaterThan(74)
        expect(apart).toBeLessThan(121)
      }
    }
  },
)

test('what has not reacted lies still, on the left', () => {
  const { atoms, bonds } = planTray('knallgas', { hydrogen: 2, oxygen: 1 }, undefined, tray)
  expect(atoms).toHaveLength(6)
  for (const { before, after } of atoms) {
    expect(after).toEqual(before)
    expect(before.at[0]).toBeLessThan(0)
  }
  expect(bonds.map(({ when }) => when)).toEqual(['always', 'always', 'always'])
})

test('a proton goes from hydronium to hydroxide, and the charges are gone', () => {
  const put = { hydronium: 1, hydroxide: 1 }
  const reacted = react(reactions.neutralisation, put)
  const { atoms } = planTray('neutralisation', put, reacted, tray)
  expect(atoms.filter(({ before }) => before.charge !== 0)).toHaveLength(2)
  expect(atoms.filter(({ after }) => after.charge !== 0)).toHaveLength(0)
  for (const { after } of atoms) expect(after.at[0]).toBeGreaterThan(0)
})
