import { ref } from 'valtio/vanilla'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTour, type Walking } from '../../model/tour.ts'
import { dragView, viewDirectionOf } from '../../model/view.ts'
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
  motion.isAllowed = true
  vi.stubGlobal('DeviceOrientationEvent', Reading)
  vi.stubGlobal('screen', { orientation: { angle: 0 } })
})

const send = (alpha: number | null, beta: number | null, gamma: number | null) =>
  dispatchEvent(new Reading(alpha, beta, gamma))
/** Lets what is shown come to where the device is. */
function held(alpha: number, beta: number, gamma: number) {
  send(alpha, beta, gamma)
  vi.advanceTimersByTime(3000)
}

async function started() {
  const tour = createTour()
  const told = vi.fn()
  const gyroscope = createGyroscope(tour, told)
  await gyroscope.start()
  const looks = (yaw: number, pitch: number, digits = 0) =>
    expect(viewDirectionOf(tour.view)).toEqual({
      ...{ yaw: expect.closeTo(yaw, digits), pitch: expect.closeTo(pitch, digits) },
    })
  return { tour, told, gyroscope, looks }
}

test('the view follows the device, gently, until it is there', async () => {
  const { tour, told, looks } = await started()
  held(0, 90, 0)
  expect(told).toHaveBeenLastCalledWith(true)
  send(330, 100, 0)
  vi.advanceTimersByTime(20)
  expect(Math.abs(viewDirectionOf(tour.view).yaw - 15)).toBeLessThan(14)
  vi.advanceTimersByTime(2000)
  looks(30, 10)
  expect(vi.getTimerCount()).toBe(0)
})

test('switched off it looks where it looked, upright, and hears no more', async () => {
  const { tour, told, gyroscope } = await started()
  held(90, 70, -90)
  expect(tour.view.roll).toBeCloseTo(-20, 0)
  // Also in the midst of a turn.
  send(0, 90, 0)
  const before = viewDirectionOf(tour.view)
  gyroscope.stop()
  expect(told).toHaveBeenLastCalledWith(false, undefined)
  held(0, 90, 0)
  expect([tour.view.roll, viewDirectionOf(tour.view)]).toEqual([0, before])
})

test('a visitor who says no is told, and one who was never heard is told too', async () => {
  const refuse = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
  for (const ask of [async () => 'denied', refuse]) {
    Reading.requestPermission = ask
    expect((await started()).told).toHaveBeenLastCalledWith(false, 'denied')
  }
  Reading.requestPermission = async () => 'granted'
  const { told } = await started()
  send(null, null, null)
  vi.advanceTimersByTime(2900)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
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

test('a flat picture and a headset are left alone; a drag is kept', async () => {
  const { tour, looks } = await started()
  tour.projection = 'flat'
  held(0, 60, 0)
  looks(0, 0)
  Object.assign(tour, { projection: 'sphere', isInXr: true })
  held(0, 50, 0)
  looks(0, 0)
  tour.isInXr = false
  held(0, 60, 0)
  looks(0, -30)
  dragView(tour.view, 0, 20)
  held(0, 60.5, 0)
  looks(0, -19.5)
})

test('a step to another room leads the look, and leaves the device its tilt', async () => {
  const { tour, gyroscope, looks } = await started()
  held(0, 90, 0)
  tour.walking = ref({} as Walking)
  held(90, 70, -90)
  looks(0, 0)
  expect([tour.view.roll, tour.view.devicePitch]).toEqual([
    expect.closeTo(-20, 0),
    expect.closeTo(0, 0),
  ])
  held(0, 60, 0)
  expect(tour.view.devicePitch).toBeCloseTo(-30, 0)
  gyroscope.stop()
  expect([tour.view.devicePitch, tour.view.roll]).toEqual([null, 0])
})

test('where less motion is asked for, what is shown does not glide', async () => {
  const { looks } = await started()
  motion.isAllowed = false
  send(0, 60, 0)
  looks(0, -30, 9)
})
