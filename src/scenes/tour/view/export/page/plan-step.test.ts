import { expect, test } from 'vitest'
import { createDocument } from '../../../model/document/create-document.ts'
import { addLink } from '../../../model/document/links.ts'
import { addRooms, setProjection } from '../../../model/document/rooms.ts'
import { planStep } from './plan-step.ts'

const link = { id: 'door', to: 'b', yaw: 40, pitch: -10, arrive: 120 }
const rooms = ['a', 'b'].map((id) => ({
  ...{ id, fileName: `${id}.jpg`, sort: 'image' as const, detected: 'sphere' as const },
  file: { id: `file-${id}`, path: `media/${id}.jpg`, type: 'image/jpeg', bytes: 1 },
}))
const tour = addLink(addRooms(createDocument('tour'), rooms), 'a', link)
const look = { yaw: -30, pitch: 5, zoom: 150 }
const home = { yaw: 7, pitch: 0, zoom: 100 }
const how = { look, home, link, reduced: false }

test('by a link one turns to the doorway, walks, and arrives as the link says', () => {
  const { at, time, arrive } = planStep(tour, 'a', 'b', how)
  expect(time).toBeGreaterThan(500)
  expect(at(0)).toMatchObject({ look, mix: 0 })
  expect(at(1)).toMatchObject({ toLook: { yaw: 120, pitch: 0, zoom: 100 }, mix: 1 })
  expect(arrive).toEqual({ yaw: 120, pitch: 0, zoom: 100 })
  const half = Array.from({ length: 50 }, (_, step) => at(step / 50)).find(({ mix }) => mix > 0)
  expect(half?.look.yaw).toBeCloseTo(40, 6)
})

test('with less motion one is there at once, and faces the same way', () => {
  const { time, arrive } = planStep(tour, 'a', 'b', { ...how, reduced: true })
  expect(time).toBe(0)
  expect(arrive.yaw).toBe(120)
})

test('by the list the pictures change, and one looks as the room says', () => {
  const { at, time, arrive } = planStep(tour, 'a', 'b', { look, home, reduced: false })
  expect(time).toBeLessThan(500)
  expect(at(0.5)).toEqual({ look, toLook: home, mix: 0.5 })
  expect(arrive).toEqual(home)
})

test('a photo is seen straight on, and nobody turns in it', () => {
  const flat = setProjection(tour, 'b', 'flat')
  expect(planStep(flat, 'a', 'b', how).arrive).toEqual(home)
  expect(planStep(setProjection(tour, 'a', 'flat'), 'a', 'b', how).at(0.5).look).toEqual(look)
  expect(planStep(setProjection(tour, 'a', 'flat'), 'a', 'b', how).arrive.yaw).toBe(120)
})
