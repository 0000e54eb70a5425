import { ref } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTour, type Walking } from '../../model/tour.ts'
import { aimView, drag, lookOf, lookTo } from '../../model/view.ts'
import { createGyroscope } from './gyroscope.ts'

/** What the test's browser has of the sensor. */
class Reading extends Event {
  alpha: number | null
  beta: number | null
  gamma: number | null
  static requestPermission: undefined | (() => Promise<string>)
  constructor(alpha: number | null, beta: number | null, gamma: number | null) {
    super('deviceorientation')
    this.alpha = alpha
    this.beta = beta
    this.gamma = gamma
  }
}

const motion = vi.hoisted(() => ({ isAllowed: true }))
vi.mock('../../../../stage/flags.ts', () => ({ motionAllowed: () => motion.isAllowed }))

beforeEach(() => {
  vi.useFakeTimers()
  Reading.requestPermission = undefined
  vi.stubGlobal('DeviceOrientationEvent', Reading)
  vi.stubGlobal('screen', { orientation: { angle: 0 } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const send = (alpha: number | null, beta: number | null, gamma: number | null) =>
  dispatchEvent(new Reading(alpha, beta, gamma))

async function started() {
  const tour = createTour()
  const told = vi.fn()
  const gyroscope = createGyroscope(tour, told)
  await gyroscope.start()
  return { tour, told, gyroscope }
}

test('the view follows the device, gently, until it is there', async () => {
  const { tour, told } = await started()
  send(0, 90, 0)
  expect(told).toHaveBeenLastCalledWith(true)
  vi.advanceTimersByTime(500)
  send(330, 100, 0)
  vi.advanceTimersByTime(20)
  const { yaw } = lookOf(tour.view)
  expect(yaw).toBeGreaterThan(1)
  expect(yaw).toBeLessThan(29)
  vi.advanceTimersByTime(2000)
  expect(lookOf(tour.view).yaw).toBeCloseTo(30, 0)
  expect(lookOf(tour.view).pitch).toBeCloseTo(10, 0)
  expect(vi.getTimerCount()).toBe(0)
})

test('switched off it looks where it looked, upright, and hears no more', async () => {
  const { tour, told, gyroscope } = await started()
  send(90, 70, -90)
  vi.advanceTimersByTime(2000)
  expect(tour.view.roll).toBeCloseTo(-20, 0)
  const before = lookOf(tour.view)
  gyroscope.stop()
  expect(told).toHaveBeenLastCalledWith(false, undefined)
  expect(tour.view.roll).toBe(0)
  expect(lookOf(tour.view)).toEqual(before)
  send(0, 90, 0)
  vi.advanceTimersByTime(500)
  expect(lookOf(tour.view)).toEqual(before)
})

test('a visitor who says no is told, and one who was never heard is told too', async () => {
  Reading.requestPermission = async () => 'denied'
  expect((await started()).told).toHaveBeenLastCalledWith(false, 'denied')
  Reading.requestPermission = () =>
    Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
  expect((await started()).told).toHaveBeenLastCalledWith(false, 'denied')
  Reading.requestPermission = async () => 'granted'
  const { told } = await started()
  send(null, null, null)
  vi.advanceTimersByTime(5000)
  expect(told).toHaveBeenLastCalledWith(false, 'silent')
})

test('a sensor that stops is told; a device that lies still is not', async () => {
  const { told } = await started()
  send(10, 80, 0)
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveBeenLastCalledWith(true)
  send(null, null, null)
  expect(told).toHaveBeenLastCalledWith(false, 'stopped')
})

test('a flat picture, a step to another room and a headset are left alone', async () => {
  const { tour } = await started()
  tour.projection = 'flat'
  send(0, 60, 0)
  vi.advanceTimersByTime(500)
  expect(lookOf(tour.view)).toEqual({ yaw: 0, pitch: 0 })
  tour.projection = 'sphere'
  tour.isAway = true
  send(0, 50, 0)
  vi.advanceTimersByTime(500)
  expect(lookOf(tour.view)).toEqual({ yaw: 0, pitch: 0 })
  tour.isAway = false
  send(0, 60, 0)
  vi.advanceTimersByTime(2000)
  expect(lookOf(tour.view).pitch).toBeCloseTo(-30, 0)
  drag(tour.view, 0, 20)
  send(0, 60.5, 0)
  vi.advanceTimersByTime(2000)
  expect(lookOf(tour.view).pitch).toBeCloseTo(-19.5, 0)
})

test('a step to another room leads the look, and leaves the device its tilt', async () => {
  const { tour, gyroscope } = await started()
  send(0, 90, 0)
  vi.advanceTimersByTime(2000)
  tour.walking = ref({} as Walking)
  const before = lookOf(tour.view)
  send(90, 70, -90)
  vi.advanceTimersByTime(3000)
  expect(lookOf(tour.view)).toEqual(before)
  expect(tour.view.roll).toBeCloseTo(-20, 0)
  expect(tour.view.held).toBeCloseTo(0, 0)
  send(0, 60, 0)
  vi.advanceTimersByTime(3000)
  expect(tour.view.held).toBeCloseTo(-30, 0)
  gyroscope.stop()
  expect([tour.view.held, tour.view.roll]).toEqual([null, 0])
})

test('in another room one faces as one arrives, however the device was turned meanwhile', async () => {
  const { tour } = await started()
  send(0, 90, 0)
  vi.advanceTimersByTime(2000)
  aimView(tour.view, { yaw: 0, pitch: 0 }, 90)
  lookTo(tour.view, { yaw: -75, pitch: 0 })
  send(330, 80, 0)
  vi.advanceTimersByTime(2000)
  expect(lookOf(tour.view)).toEqual({ yaw: expect.closeTo(-75, 0), pitch: expect.closeTo(-10, 0) })
  send(310, 80, 0)
  vi.advanceTimersByTime(2000)
  expect(lookOf(tour.view).yaw).toBeCloseTo(-55, 0)
})

test('where less motion is asked for, what is shown does not glide', async () => {
  const { tour } = await started()
  motion.isAllowed = false
  send(0, 60, 0)
  expect(lookOf(tour.view).pitch).toBeCloseTo(-30, 9)
  motion.isAllowed = true
})
