import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { degrees } from '../../../../math/angle.ts'
import { findRoom } from '../document/edit.ts'
import { parseDocument } from '../document/parse-document.ts'
import { shortestTurn } from '../geometry/angles.ts'
import {
  home,
  homePlan,
  homeRooms,
  panoramas,
  planSvg,
  pointOf,
  polygonOf,
  sampleHome,
  trueYaw,
} from '../testing/sample-home.ts'
import { homeDocument } from './home-document.ts'

const tour = sampleHome()
const links = tour.rooms.flatMap((room) => room.links.map((link) => ({ room, link })))

test('it can be kept and read', () => {
  expect(parseDocument(JSON.parse(JSON.stringify(tour)))).toEqual({ document: tour })
})

test('it has every room, named by the page, true to its picture', () => {
  expect(tour.rooms.map(({ id }) => id)).toEqual(home.standingPoints.map(({ id }) => id))
  for (const room of tour.rooms) {
    const { width, height, heading } = panoramas[room.id] ?? {}
    expect(room).toMatchObject({ name: `The ${room.id}`, size: { width, height }, height: 1.5 })
    // What the picture's own metadata says to a hundredth: `panoramas.test.ts` holds the two together.
    expect(Math.abs(shortestTurn(-(room.north ?? 0), heading ?? Number.NaN))).toBeLessThan(0.01)
    expect(room.floor).toHaveLength(polygonOf(room.id).length)
  }
})

test('a room without a picture is left out, and so are the links to it', () => {
  const some = new Map([...homeRooms].filter(([id]) => id !== 'hall'))
  const without = homeDocument(home, some, homePlan, { id: 'x', name: '' })
  expect(without.rooms).toHaveLength(5)
  expect(without.rooms.flatMap(({ links }) => links.map(({ to }) => to)).sort()).toEqual([
    'kitchen',
    'living',
  ])
  expect(parseDocument(without)).toHaveProperty('document')
})

describe('its links', () => {
  test('are two for every doorway, one each way', () => {
    expect(links).toHaveLength(2 * home.doorways.length)
    for (const { rooms } of home.doorways) {
      for (const [from, to] of [rooms, [...rooms].reverse()]) {
        expect(links.filter(({ room, link }) => room.id === from && link.to === to)).toHaveLength(1)
      }
    }
  })

  // The bath's door lies behind a corner of the hall.
  const open = links.filter(({ link }) => link.id !== 'hall-bath-from-hall')

  test.each(open)('$link.id is marked in the middle of its threshold', ({ room, link }) => {
    const doorway = home.doorways.find(({ id }) => link.id.startsWith(`${id}-from`))
    const [x = 0, , z = 0] = doorway?.centre ?? []
    const [px, , pz] = pointOf(room.id).position
    expect(Math.abs(shortestTurn(link.yaw, trueYaw(room.id, [x, z])))).toBeLessThan(1e-9)
    const below = degrees(Math.atan2(1.5, Math.hypot(x - px, z - pz)))
    expect(link.pitch).toBeCloseTo(-below, 9)
  })

  test('the one to the bath is marked where it can be seen, before its door', () => {
    const link = findRoom(tour, 'hall')?.links.find(({ to }) => to === 'bath')
    // The wall's corner, and the door's far post.
    const corner = trueYaw('hall', [-0.4, -1.62])
    expect(link?.yaw).toBeGreaterThan(corner)
    const distance = 1.5 / Math.tan((-(link?.pitch ?? 0) * Math.PI) / 180)
    expect(distance).toBeLessThan(2.3)
    expect(link?.yaw).toBeCloseTo(trueYaw('hall', [0.3, -1.37]), 9)
  })
})

describe('its plan', () => {
  const points = (id: string) =>
    (planSvg.match(new RegExp(`id="room-${id}"[^>]* d="([^"]+)"`))?.[1] ?? '')
      .slice(1, -1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number))

  test('has the size that is drawn', () => {
    expect(planSvg).toContain('viewBox="-46 -14 690 500"')
    expect(tour.plan).toMatchObject({ size: { width: 690, height: 500 }, metres: 13.8, north: 0 })
  })

  test.each(home.rooms)('draws $id where its pin is', ({ id, polygon }) => {
    const pin = tour.plan?.pins.find(({ room }) => room === id)
    const [corner, drawn] = [polygon[0] ?? [0, 0], points(id)[0] ?? []]
    const [x, , z] = pointOf(id).position
    const at = [(pin?.x ?? 0) * 690 - 46, (pin?.y ?? 0) * 500 - 14]
    expect((at[0] ?? 0) - (drawn[0] ?? 0)).toBeCloseTo((x - corner[0]) * 50, 6)
    expect((at[1] ?? 0) - (drawn[1] ?? 0)).toBeCloseTo((z - corner[1]) * 50, 6)
  })
})

describe('its pictures', () => {
  const { windows } = home as typeof home & { windows: HomeWindow[] }

  // The walls are warm, the garden is green: a picture turned by a few degrees has one in the other's place.
  test.each([
    ['study', 'study'],
    ['bedroom', 'bedroom'],
    ['living', 'living-terrace'],
  ])(
    '%s shows the garden where its window %s is, and no further',
    async (id, windowId) => {
      const found = windows.find((each) => each.id === windowId)
      if (!found) throw new Error(`no window ${windowId}`)
      const { centre, width } = found
      const [x, , z] = centre
      const point = pointOf(id)
      const [px, , pz] = point.position
      const pitch = degrees(Math.atan2(1.9 - 1.5, Math.hypot(x - px, z - pz)))
      const [left, right] = [-1, 1]
        .map((side) => trueYaw(id, [x + (side * width) / 2, z]))
        .sort((a, b) => a - b)
      if (left === undefined || right === undefined) throw new Error('no jambs')
      const green = await greenness(id, pitch)
      const fits = (off: number) =>
        [
          green(left + off + 4, left + off + 10) > 0,
          green(right + off - 10, right + off - 4) > 0,
          green(left + off - 7, left + off - 1) < -5,
          green(right + off + 1, right + off + 7) < -5,
        ].every(Boolean)
      expect(fits(0)).toBe(true)
      for (const off of [-12, -8, 8, 12]) expect([off, fits(off)]).toEqual([off, false])
    },
    60_000,
  )
})

type HomeWindow = { id: string; centre: [number, number, number]; width: number }

/** How much more green than red a panorama is on average from one yaw to another, along a pitch. */
async function greenness(id: string, pitch: number) {
  const [width, height] = [1440, 720]
  const pixels = await sharp(`public/home/panoramas/${id}.jpg`)
    .resize(width, height)
    .raw()
    .toBuffer()
  const row = Math.round((0.5 - pitch / 180) * height)
  const at = (yaw: number) => {
    const column = Math.round(((yaw + 540) % 360) * 4) % width
    const [red = 0, green = 0] = pixels.subarray((row * width + column) * 3)
    return green - red
  }
  return (from: number, to: number) => {
    let sum = 0
    for (let step = 0; step <= 20; step += 1) sum += at(from + ((to - from) * step) / 20)
    return sum / 21
  }
}
