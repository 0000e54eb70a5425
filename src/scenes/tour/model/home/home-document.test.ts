import { expect, test } from 'vitest'
import { degrees } from '../../../../math/angle.ts'
import { shortestTurn } from '../camera/angles.ts'
import { findRoom } from '../document/edit.ts'
import { parseDocument } from '../document/parse-document.ts'
import { expectClose } from '../testing/fixtures.ts'
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
import { hasSampleHome, homePanoramaId, isHomeRoom } from './home-data.ts'
import { createHomeDocument, parseHomePlan } from './home-document.ts'

const tour = sampleHome()
const links = tour.rooms.flatMap((room) => room.links.map((link) => ({ room, link })))

test('the home document is valid and has every room with the page’s name and its picture’s north', () => {
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
  const without = createHomeDocument(home, some, homePlan, { id: 'x', name: '' })
  expect(without.rooms).toHaveLength(5)
  const left = without.rooms.flatMap((room) => room.links.map(({ to }) => to))
  expect(left.sort()).toEqual(['kitchen', 'living'])
  expect(parseDocument(without)).toHaveProperty('document')
})

test('every doorway has a link each way, in the middle of its threshold', () => {
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
      expectClose(
        [own[0]?.yaw ?? Number.NaN, own[0]?.pitch ?? Number.NaN],
        [trueYaw(from, [x, z]), -below],
      )
    }
})

test('the plan’s viewBox places it in the home; a drawing without one is rejected', () => {
  const { file, corner, unitsPerMetre } = parseHomePlan(planSvg, planSvg.length, home)
  expect([file.size, unitsPerMetre]).toEqual([homePlan.file.size, homePlan.unitsPerMetre])
  expectClose(corner, homePlan.corner)
  for (const none of ['<svg>', '<svg viewBox="0 0 0 0">'])
    expect(() => parseHomePlan(none, 5, home)).toThrow(RangeError)
})

test('a room of the home is known by its panorama, not its name', () => {
  const [living, ...others] = sampleHome().rooms
  if (!living) throw new Error('no rooms')
  // The rooms of that helper have files of their own ids.
  expect(isHomeRoom(living)).toBe(false)
  const own = { ...living, name: 'Renamed', file: homePanoramaId(living.id) }
  expect([isHomeRoom(own), hasSampleHome({ rooms: [...others, own] })]).toEqual([true, true])
  expect(hasSampleHome({ rooms: others })).toBe(false)
})
