import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { degrees } from '../../../../math/angle.ts'
import { findRoom } from '../document/edit.ts'
import { parseDocument } from '../document/parse-document.ts'
import { shortestTurn } from '../geometry/angles.ts'
import { close } from '../testing/close.ts'
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

test('it has every room, named by the page, true to its picture, and can be kept and read', () => {
  expect(parseDocument(JSON.parse(JSON.stringify(tour)))).toEqual({ document: tour })
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
  const left = without.rooms.flatMap((room) => room.links.map(({ to }) => to))
  expect(left.sort()).toEqual(['kitchen', 'living'])
  expect(parseDocument(without)).toHaveProperty('document')
})

test('its links are two for every doorway, one each way, marked in the middle of its threshold', () => {
  expect(links).toHaveLength(2 * home.doorways.length)
  for (const { id, rooms, centre } of home.doorways)
    for (const [from = '', to] of [rooms, rooms.toReversed()]) {
      const own = findRoom(tour, from)?.links.filter((link) => link.to === to) ?? []
      expect(own.map((link) => link.id)).toEqual([`${id}-from-${from}`])
      // The bath's door lies behind a corner of the hall.
      if (id === 'hall-bath' && from === 'hall') continue
      const [x, , z] = centre
      const [px, , pz] = pointOf(from).position
      const below = degrees(Math.atan2(1.5, Math.hypot(x - px, z - pz)))
      close(
        [own[0]?.yaw ?? Number.NaN, own[0]?.pitch ?? Number.NaN],
        [trueYaw(from, [x, z]), -below],
      )
    }
})

test('the one to the bath is marked where it can be seen, before its door', () => {
  const link = findRoom(tour, 'hall')?.links.find(({ to }) => to === 'bath')
  // The wall's corner, and the door's far post.
  expect(link?.yaw).toBeGreaterThan(trueYaw('hall', [-0.4, -1.62]))
  expect(1.5 / Math.tan((-(link?.pitch ?? 0) * Math.PI) / 180)).toBeLessThan(2.3)
  expect(link?.yaw).toBeCloseTo(trueYaw('hall', [0.3, -1.37]), 9)
})

test('its plan has the size that is drawn', () => {
  expect(planSvg).toContain('viewBox="-46 -14 690 500"')
  expect(tour.plan).toMatchObject({ size: { width: 690, height: 500 }, metres: 13.8, north: 0 })
})

test.each(home.rooms)('its plan draws $id where its pin is', ({ id, polygon }) => {
  const pin = tour.plan?.pins.find(({ room }) => room === id)
  const [drawnX = 0, drawnY = 0] =
    planSvg.match(new RegExp(`id="room-${id}"[^>]* d="M([-\\d.]+) ([-\\d.]+)`))?.slice(1) ?? []
  const [corner = [0, 0]] = polygon
  const [x, , z] = pointOf(id).position
  const at = [(pin?.x ?? 0) * 690 - 46 - Number(drawnX), (pin?.y ?? 0) * 500 - 14 - Number(drawnY)]
  close(at, [(x - corner[0]) * 50, (z - corner[1]) * 50], 6)
})

describe('its pictures', () => {
  type HomeWindow = { id: string; centre: [number, number, number]; width: number }
  const { windows } = home as typeof home & { windows: HomeWindow[] }

  // The walls are warm, the garden is green: a picture turned by a few degrees has one in the other's place.
  test('the study shows the garden where its window is, and no further', async () => {
    const { centre, width } = windows.find(({ id }) => id === 'study') as HomeWindow
    const [x, , z] = centre
    const [px, , pz] = pointOf('study').position
    const pitch = degrees(Math.atan2(1.9 - 1.5, Math.hypot(x - px, z - pz)))
    const jambs = [-width / 2, width / 2].map((side) => trueYaw('study', [x + side, z]))
    const [left = 0, right = 0] = jambs.sort((a, b) => a - b)
    const green = await greenness('study', pitch)
    const fits = (off: number) =>
      green(left + off + 4) > 0 &&
      green(right + off - 10) > 0 &&
      green(left + off - 7) < -5 &&
      green(right + off + 1) < -5
    expect([-12, -8, 0, 8, 12].filter(fits)).toEqual([0])
  })

  /** How much more green than red a panorama is on average over six degrees, along a pitch. */
  async function greenness(id: string, pitch: number) {
    const picture = sharp(`public/home/panoramas/${id}.jpg`).resize(1440, 720)
    const pixels = await picture.raw().toBuffer()
    const row = Math.round((0.5 - pitch / 180) * 720)
    return (from: number) => {
      let sum = 0
      for (let yaw = from; yaw <= from + 6; yaw += 0.3) {
        const column = Math.round(((yaw + 540) % 360) * 4) % 1440
        const [red = 0, green = 0] = pixels.subarray((row * 1440 + column) * 3)
        sum += green - red
      }
      return sum / 21
    }
  }
})
