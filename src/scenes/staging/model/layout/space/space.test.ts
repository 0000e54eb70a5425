import { expect, test } from 'vitest'
import { roomOf } from '../../testing/samples.ts'
import { flat } from './body.ts'
import { clearance, spaceOf } from './space.ts'

test('a room says how much floor is kept free before its doors, and where people may pass', () => {
  const door = { kind: 'door', wall: 2, from: 1, to: 1.9, sill: 0, head: 2 } as const
  const room = { ...roomOf(), openings: [door] }
  const ways = [{ left: -1, right: 1, back: -1, front: 0.2 }]
  const zonesIn = (about: Parameters<typeof spaceOf>[0]) =>
    spaceOf(about).zones.map(({ body, above }) => ({ deep: 2 * body.halfDepth, above }))
  expect(zonesIn({ ...room, ways, passage: 1.05 })).toEqual([
    { deep: 1.05, above: flat },
    { deep: 1.2, above: flat },
  ])
  expect(zonesIn(room)).toEqual([{ deep: clearance.passage, above: flat }])
})
