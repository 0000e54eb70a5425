import { describe, expect, test } from 'vitest'
import { wrap180 } from '../../../../math/angle.ts'
import { addLink, adjustLink } from '../document/links.ts'
import type { Room, TourDocument } from '../document/tour-document.ts'
import { shortestTurn } from '../geometry/angles.ts'
import { home, sampleHome, trueYaw } from '../testing/sample-home.ts'
import { arrivingLook, arrivingYaw, suggestWayBack, wayBackOf } from './suggest.ts'

const tour = sampleHome()
const steps = tour.rooms.flatMap((room) =>
  room.links.map((link) => {
    const [x = 0, , z = 0] =
      home.doorways.find(({ id }) => link.id.startsWith(`${id}-from`))?.centre ?? []
    // Where the other room's camera really has the doorway.
    return { id: link.id, from: room.id, link, truth: trueYaw(link.to, [x, z]) }
  }),
)
const off = (a: number, b: number) => Math.abs(shortestTurn(a, b))

/** The home with something about its rooms not known. */
const knowing = (change: Partial<Room>, plan: TourDocument['plan'] = tour.plan): TourDocument => ({
  ...tour,
  plan,
  rooms: tour.rooms.map((room) => ({ ...room, ...change })),
})

describe.each(steps)('$id', ({ from, link, truth }) => {
  test('has its way back suggested where the doorway is', () => {
    const back = suggestWayBack(tour, from, link)
    expect(back?.by).toBe('doorway')
    expect(off(back?.yaw ?? Number.NaN, truth)).toBeLessThan(1e-6)
  })

  test('has it there too when it was marked on the door, not on its threshold', () => {
    // Through the bath's door nobody looks from the hall.
    if (link.id === 'hall-bath-from-hall') return
    const back = suggestWayBack(tour, from, { ...link, pitch: -4 })
    expect(off(back?.yaw ?? Number.NaN, truth)).toBeLessThan(1)
  })

  test('arrives facing away from the doorway, before a way back is there and after', () => {
    const alone = knowing({ links: [] })
    expect(off(arrivingYaw(alone, from, link), wrap180(truth + 180))).toBeLessThan(1)
    // In the hall the way back to the bath is marked beside the corner that hides the door.
    if (link.id === 'hall-bath-from-bath') return
    expect(off(arrivingYaw(tour, from, link), wrap180(truth + 180))).toBeLessThan(1e-6)
  })

  test('without floors is suggested by the threshold alone', () => {
    const back = suggestWayBack(knowing({ floor: null }), from, link)
    expect(back?.by).toBe('doorway')
    // The mark before the bath's door is not its threshold.
    if (link.id !== 'hall-bath-from-hall') {
      expect(off(back?.yaw ?? Number.NaN, truth)).toBeLessThan(1e-6)
    }
  })
})

describe('knowing less', () => {
  const [step] = steps
  if (!step) throw new Error('the home has no links')
  const { from, link } = step
  const mark = { ...link, pitch: -4 }

  test('a mark on the door, with pins alone, is suggested where the other pin is', () => {
    const back = suggestWayBack(knowing({ floor: null }), from, mark)
    expect(back).toMatchObject({ by: 'pin', pitch: -4 })
    const [x, , z] = home.standingPoints.find(({ id }) => id === from)?.position ?? [0, 0, 0]
    expect(off(back?.yaw ?? Number.NaN, trueYaw(link.to, [x, z]))).toBeLessThan(1e-6)
  })

  test('pins need no scale for that', () => {
    const plan = tour.plan && { ...tour.plan, metres: null }
    expect(suggestWayBack(knowing({ floor: null }, plan), from, mark)?.by).toBe('pin')
  })

  test('norths alone turn the visitor round', () => {
    const back = suggestWayBack(knowing({ floor: null }, null), from, mark)
    const [here, there] = [from, link.to].map(
      (id) => tour.rooms.find((room) => room.id === id)?.north ?? 0,
    )
    expect(back).toMatchObject({ by: 'norths' })
    const bearing = link.yaw - (here ?? 0)
    expect(off(back?.yaw ?? Number.NaN, bearing + 180 + (there ?? 0))).toBeLessThan(1e-9)
  })

  test('without norths the way back is behind one who arrives', () => {
    const blind = knowing({ floor: null, north: null }, null)
    expect(suggestWayBack(blind, from, { ...mark, arrive: 30 })).toEqual({
      yaw: -150,
      pitch: -4,
      by: 'arrive',
    })
    expect(suggestWayBack(blind, from, mark)).toEqual({ yaw: 180, pitch: -4, by: 'look' })
    const looking = knowing({ north: null, look: { yaw: -60, pitch: 0, zoom: 100 } }, null)
    expect(suggestWayBack(looking, from, mark)).toMatchObject({ yaw: 120, by: 'look' })
    expect(
      arrivingYaw(
        { ...looking, rooms: looking.rooms.map((r) => ({ ...r, links: [] })) },
        from,
        mark,
      ),
    ).toBe(-60)
  })

  test('a link says itself how one arrives, level and at 100 %', () => {
    expect(arrivingLook(tour, from, { ...link, arrive: 12 })).toEqual({
      yaw: 12,
      pitch: 0,
      zoom: 100,
    })
  })

  test('a link to nowhere suggests nothing', () => {
    expect(suggestWayBack(tour, from, { ...link, to: 'nowhere' })).toBeNull()
    expect(suggestWayBack(tour, 'nowhere', link)).toBeNull()
  })
})

test('of two ways back the one where the doorway is counts', () => {
  const [step] = steps
  if (!step) throw new Error('the home has no links')
  const { from, link, truth } = step
  const aside = { id: 'aside', to: from, yaw: truth + 70, pitch: -30, arrive: null }
  const two = addLink(tour, link.to, aside)
  expect(wayBackOf(two, from, link)?.id).not.toBe('aside')
  // Whichever was marked first.
  const ways = two.rooms.find(({ id }) => id === link.to)?.links.filter(({ to }) => to === from)
  const moved = adjustLink(
    adjustLink(two, link.to, 'aside', { yaw: truth }),
    link.to,
    ways?.[0]?.id ?? '',
    { yaw: truth + 90 },
  )
  expect(wayBackOf(moved, from, link)?.id).toBe('aside')
})
