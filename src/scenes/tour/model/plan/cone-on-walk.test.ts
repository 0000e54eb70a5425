import { expect, test } from 'vitest'
import { findRoom } from '../document/edit.ts'
import { sampleHome } from '../testing/sample-home.ts'
import { planWalk } from '../walk/plan-walk.ts'
import { walkAt } from '../walk/walk-at.ts'
import { coneOnWalk } from './cone-on-walk.ts'
import { pinOf } from './plan-geometry.ts'

const tour = sampleHome()
const { plan } = tour
if (!plan) throw new Error('no plan')
const look = { yaw: 30, pitch: 0, zoom: 100 }

const steps = tour.rooms.flatMap((room) => room.links.map((link) => ({ room, link })))

test.each(steps)('$link.id: the cone goes from pin to pin, the way one looks', ({ room, link }) => {
  const walk = planWalk(tour, room.id, link, look, false)
  const there = findRoom(tour, link.to)
  if (!walk || !there) throw new Error('no walk')
  const coneAt = (progress: number) => {
    const frame = walkAt(walk, progress)
    const [x, , z] = frame.fromOffset
    return coneOnWalk(plan, room, { offset: [x, z], look: frame.look }, 1.5)
  }
  const [first, last] = [coneAt(0), coneAt(1)]
  expect(first).toMatchObject({ x: pinOf(plan, room.id)?.x, y: pinOf(plan, room.id)?.y })
  expect(last?.x).toBeCloseTo(pinOf(plan, there.id)?.x ?? Number.NaN, 6)
  expect(last?.y).toBeCloseTo(pinOf(plan, there.id)?.y ?? Number.NaN, 6)
  // It points as the cone of the room that was entered does.
  const arrived = coneOnWalk(plan, there, { offset: [0, 0], look: walk.arrive }, 1.5)
  expect(last?.direction).toBeCloseTo(arrived?.direction ?? Number.NaN, 6)
})

test('without a scale it stays at the pin, and without a north there is none', () => {
  const [{ room } = { room: undefined }] = steps
  if (!room) throw new Error('no rooms')
  const step = { offset: [1, 2] as const, look }
  const still = coneOnWalk({ ...plan, metres: null }, room, step, 1.5)
  expect(still).toMatchObject({ x: pinOf(plan, room.id)?.x, y: pinOf(plan, room.id)?.y })
  expect(coneOnWalk(plan, { ...room, north: null }, step, 1.5)).toBeNull()
})
