import { expect, test } from 'vitest'
import { wrap180 } from '../../../../math/angle.ts'
import { shortestTurn } from '../camera/angles.ts'
import { addLink, moveMark } from '../document/marks.ts'
import type { Room, TourDocument } from '../document/tour-document.ts'
import { home, sampleHome, trueYaw } from '../testing/sample-home.ts'
import { arrivalYaw, findReturnLink, suggestReturnLink } from './return-link.ts'

const tour = sampleHome()
const steps = tour.rooms.flatMap((room) =>
  room.links.map((link) => {
    const [x = 0, , z = 0] =
      home.doorways.find(({ id }) => link.id.startsWith(`${id}-from`))?.centre ?? []
    // Where the other room's camera really has the doorway.
    return { id: link.id, from: room.id, link, truth: trueYaw(link.to, [x, z]) }
  }),
)
const off = (a: number | undefined, b: number) => Math.abs(shortestTurn(a ?? Number.NaN, b))

/** The home with something about its rooms not known. */
const knowing = (change: Partial<Room>, plan: TourDocument['plan'] = tour.plan): TourDocument => ({
  ...{ ...tour, plan },
  rooms: tour.rooms.map((room) => ({ ...room, ...change })),
})

test.each(steps)('the return link of $id is at the doorway', (step) => {
  const { from, link, truth } = step
  // Through the bath's door nobody looks from the hall: the mark before it is not its threshold.
  const isHidden = link.id === 'hall-bath-from-hall'
  const back = suggestReturnLink(tour, from, link)
  expect([back?.by, off(back?.yaw, truth) < 1e-6]).toEqual(['doorway', true])
  const bare = suggestReturnLink(knowing({ floor: null }), from, link)
  expect([bare?.by, isHidden || off(bare?.yaw, truth) < 1e-6]).toEqual(['doorway', true])
  // Marked on the door, not on its threshold.
  const onDoor = suggestReturnLink(tour, from, { ...link, pitch: -4 })
  if (!isHidden) expect(off(onDoor?.yaw, truth)).toBeLessThan(1)
  const away = wrap180(truth + 180)
  expect(off(arrivalYaw(knowing({ links: [] }), from, link), away)).toBeLessThan(1)
  // In the hall the way back to the bath is marked beside the corner that hides the door.
  if (link.id !== 'hall-bath-from-bath')
    expect(off(arrivalYaw(tour, from, link), away)).toBeLessThan(1e-6)
})

const [step] = steps
if (!step) throw new Error('the home has no links')
const { from, link, truth } = step

const mark = { ...link, pitch: -4 }

test('a mark on the door, with pins alone, is suggested where the other pin is, without a scale too', () => {
  const [x, , z] = home.standingPoints.find(({ id }) => id === from)?.position ?? [0, 0, 0]
  for (const plan of [tour.plan, tour.plan && { ...tour.plan, metres: null }]) {
    const back = suggestReturnLink(knowing({ floor: null }, plan), from, mark)
    expect(back).toMatchObject({ by: 'pin', pitch: -4 })
    expect(off(back?.yaw, trueYaw(link.to, [x, z]))).toBeLessThan(1e-6)
  }
})

test('norths alone give the return link’s yaw', () => {
  const back = suggestReturnLink(knowing({ floor: null }, null), from, mark)
  const north = (id: string) => tour.rooms.find((room) => room.id === id)?.north ?? Number.NaN
  expect(back?.by).toBe('norths')
  expect(off(back?.yaw, link.yaw - north(from) + 180 + north(link.to))).toBeLessThan(1e-9)
})

test('without norths the return link is behind the arrival direction', () => {
  const blind = knowing({ floor: null, north: null }, null)
  const told = suggestReturnLink(blind, from, { ...mark, arrive: 30 })
  expect(told).toEqual({ yaw: -150, pitch: -4, by: 'arrive' })
  expect(suggestReturnLink(blind, from, mark)).toEqual({ yaw: 180, pitch: -4, by: 'look' })
  const look = { yaw: -60, pitch: 0, zoom: 100 }
  const looking = knowing({ north: null, look, links: [] }, null)
  expect(suggestReturnLink(looking, from, mark)).toMatchObject({ yaw: 120, by: 'look' })
  expect(arrivalYaw(looking, from, mark)).toBe(-60)
})

test('of two return links the one at the doorway is found', () => {
  const aside = { id: 'aside', to: from, yaw: truth + 70, pitch: -30, arrive: null }
  const two = addLink(tour, link.to, aside)
  const own = findReturnLink(two, from, link)?.id ?? ''
  expect(own).not.toBe('aside')
  const moved = moveMark(two, link.to, 'aside', { yaw: truth })
  expect(findReturnLink(moveMark(moved, link.to, own, { yaw: truth + 90 }), from, link)?.id).toBe(
    'aside',
  )
})
