import { expect, test } from 'vitest'
import { findRoom } from '../document/edit.ts'
import { setPlanNorth, setPlanWidth } from '../document/plan.ts'
import { changeRoom } from '../document/rooms.ts'
import { amendDocument, createSession, documentOf, edit, sealStep, undoStep } from '../session.ts'
import { sampleHome } from '../testing/sample-home.ts'
import { dropPin, placePin, removePin, setViewConeDirection } from './edit-plan.ts'
import { pinOf, planDirectionOfYaw, viewConeOf, viewDirectionOnJump } from './plan-geometry.ts'

function begin() {
  const session = createSession('tour')
  amendDocument(session, () => ({ ...sampleHome(), id: 'tour' }))
  session.currentRoomId = 'hall'
  const plan = () => {
    const { plan: found } = documentOf(session)
    if (!found) throw new Error('no plan')
    return found
  }
  const room = (id = 'hall') => {
    const found = findRoom(documentOf(session), id)
    if (!found) throw new Error(id)
    return found
  }
  const pin = () => {
    const found = pinOf(plan(), 'hall')
    return found && [found.x, found.y]
  }
  return { session, plan, room, pin }
}

test('dragging a pin is one step, and a new pin is announced', () => {
  const { session, pin } = begin()
  removePin(session, 'hall')
  expect([pin(), session.announcement]).toEqual([undefined, { code: 'Unpinned', name: 'The hall' }])
  placePin(session, 'hall', [0.2, 0.2])
  expect(session.announcement).toEqual({ code: 'Pinned', name: 'The hall' })
  placePin(session, 'hall', [0.3, 0.3])
  placePin(session, 'hall', [1.3, 0.4])
  sealStep(session)
  expect(pin()).toEqual([1, 0.4])
  undoStep(session)
  expect(pin()).toBeUndefined()
})

test('dropping a pin is a step of its own', () => {
  const { session, pin } = begin()
  placePin(session, 'hall', [0.1, 0.1])
  dropPin(session, 'hall', [0.2, 0.2])
  placePin(session, 'hall', [0.3, 0.3])
  undoStep(session)
  expect(pin()).toEqual([0.2, 0.2])
  undoStep(session)
  expect(pin()).toEqual([0.1, 0.1])
})

test.each([0, 77, -150])(
  'a view cone turned to %s° points there, whatever the plan’s north',
  (direction) => {
    const { session, plan, room } = begin()
    edit(session, 'PlanNorth', (document) => setPlanNorth(document, 40))
    setViewConeDirection(session, 25, direction)
    const cone = viewConeOf(plan(), room(), { yaw: 25, pitch: 0, zoom: 100 }, 1)
    expect(cone?.direction).toBeCloseTo(direction, 9)
    // Another room is as it was.
    expect(room('bath').north).toBe(findRoom(sampleHome(), 'bath')?.north)
  },
)

test('a jump by the plan keeps the direction where both norths are known and both pictures are spheres', () => {
  const { session, plan, room } = begin()
  const look = { yaw: 10, pitch: -20, zoom: 150 }
  const there = viewDirectionOnJump(plan(), room(), room('study'), look)
  expect(there).toMatchObject({ pitch: 0, zoom: 150 })
  const wanted = planDirectionOfYaw(plan(), room(), 10) ?? Number.NaN
  expect(planDirectionOfYaw(plan(), room('study'), there?.yaw ?? Number.NaN)).toBeCloseTo(wanted, 9)
  expect(viewDirectionOnJump(plan(), { ...room(), north: null }, room('study'), look)).toBeNull()
  expect(viewDirectionOnJump(plan(), room(), { ...room('study'), north: null }, look)).toBeNull()
  amendDocument(session, (document) => changeRoom(document, 'study', { projection: 'flat' }))
  expect(viewDirectionOnJump(plan(), room(), room('study'), look)).toBeNull()
})

test('a length gives the plan its scale', () => {
  const { session, plan } = begin()
  edit(session, 'PlanScale', (document) => setPlanWidth(document, 3))
  expect(plan().metres).toBe(3)
})
