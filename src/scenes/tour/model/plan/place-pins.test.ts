import { expect, test } from 'vitest'
import { findRoom } from '../document/edit.ts'
import { setProjection } from '../document/rooms.ts'
import { amendDocument, createSessionState, documentOf, sealStep, undoStep } from '../session.ts'
import { sampleHome } from '../testing/sample-home.ts'
import {
  dropPin,
  placePin,
  removePin,
  scalePlan,
  setNorthOfPlan,
  setViewConeDirection,
} from './edit-plan.ts'
import { pinOf, planDirectionOfYaw, viewConeOf, viewDirectionOnJump } from './plan-geometry.ts'

function begin() {
  const desk = createSessionState('tour')
  amendDocument(desk, () => ({ ...sampleHome(), id: 'tour' }))
  desk.currentRoomId = 'hall'
  const plan = () => {
    const { plan: found } = documentOf(desk)
    if (!found) throw new Error('no plan')
    return found
  }
  const room = (id = 'hall') => {
    const found = findRoom(documentOf(desk), id)
    if (!found) throw new Error(id)
    return found
  }
  const pin = () => {
    const found = pinOf(plan(), 'hall')
    return found && [found.x, found.y]
  }
  return { desk, plan, room, pin }
}

test('a pin that is dragged is one step, and a new one is said', () => {
  const { desk, pin } = begin()
  removePin(desk, 'hall')
  expect([pin(), desk.announcement]).toEqual([undefined, { code: 'Unpinned', name: 'The hall' }])
  placePin(desk, 'hall', [0.2, 0.2])
  expect(desk.announcement).toEqual({ code: 'Pinned', name: 'The hall' })
  placePin(desk, 'hall', [0.3, 0.3])
  placePin(desk, 'hall', [1.3, 0.4])
  sealStep(desk)
  expect(pin()).toEqual([1, 0.4])
  undoStep(desk)
  expect(pin()).toBeUndefined()
})

test('a pin that is dropped is a step of its own, whatever moves it before and after', () => {
  const { desk, pin } = begin()
  placePin(desk, 'hall', [0.1, 0.1])
  dropPin(desk, 'hall', [0.2, 0.2])
  placePin(desk, 'hall', [0.3, 0.3])
  undoStep(desk)
  expect(pin()).toEqual([0.2, 0.2])
  undoStep(desk)
  expect(pin()).toEqual([0.1, 0.1])
})

test.each([0, 77, -150])('a cone turned to %s° stands there, whatever the north', (direction) => {
  const { desk, plan, room } = begin()
  setNorthOfPlan(desk, 40)
  setViewConeDirection(desk, 25, direction)
  const cone = viewConeOf(plan(), room(), { yaw: 25, pitch: 0, zoom: 100 }, 1)
  expect(cone?.direction).toBeCloseTo(direction, 9)
  // Another room is as it was.
  expect(room('bath').north).toBe(findRoom(sampleHome(), 'bath')?.north)
})

test('going by the plan one looks on the same way, where both norths are known and nothing is flat', () => {
  const { desk, plan, room } = begin()
  const look = { yaw: 10, pitch: -20, zoom: 150 }
  const there = viewDirectionOnJump(plan(), room(), room('study'), look)
  expect(there).toMatchObject({ pitch: 0, zoom: 150 })
  const wanted = planDirectionOfYaw(plan(), room(), 10) ?? Number.NaN
  expect(planDirectionOfYaw(plan(), room('study'), there?.yaw ?? Number.NaN)).toBeCloseTo(wanted, 9)
  expect(viewDirectionOnJump(plan(), { ...room(), north: null }, room('study'), look)).toBeNull()
  expect(viewDirectionOnJump(plan(), room(), { ...room('study'), north: null }, look)).toBeNull()
  amendDocument(desk, (document) => setProjection(document, 'study', 'flat'))
  expect(viewDirectionOnJump(plan(), room(), room('study'), look)).toBeNull()
})

test('a length gives the plan its scale', () => {
  const { desk, plan } = begin()
  scalePlan(desk, 3)
  expect(plan().metres).toBe(3)
})
