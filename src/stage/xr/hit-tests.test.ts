import { beforeEach, expect, test, vi } from 'vitest'
import { createHitTests } from './hit-tests.ts'
import { headingOf, normalOf, positionOf } from './pose.ts'
import { hearPresses } from './select-rays.ts'
import { FakeSession, matrixAt, sourceAt, spaceAt } from './testing/fake-session.ts'

let session: FakeSession
const room = spaceAt(matrixAt([0, 0, 0])) as XRReferenceSpace
/** Until the sources that are asked for have come. */
const asked = async () => {
  for (let turn = 0; turn < 3; turn += 1) await null
}

beforeEach(() => {
  session = new FakeSession()
})

test('the nearest surface in the middle of the view is met, with its normal, if its place is known', async () => {
  const tests = await createHitTests(session.asSession)
  const read = () => tests.read(session.frame(), room)
  expect(read()).toBeNull()
  const hits = [-2, -3].map((z) => ({ matrix: matrixAt([0, 0, z]) }))
  session.hits.set(session.viewer, hits)
  expect(read()).toMatchObject({ at: [0, 0, -2], normal: [0, 1, 0] })
  session.hits.set(session.viewer, [{ matrix: null }])
  expect(read()).toBeNull()
})

test('controllers are followed while they are there; fingers on a screen are not', async () => {
  const [controller, finger] = [sourceAt('tracked-pointer'), sourceAt('screen')]
  const tests = await createHitTests(session.asSession)
  session.change([controller, finger])
  await asked()
  session.hits.set(session.viewer, [{ matrix: matrixAt([0, 0, -2]) }])
  session.hits.set(controller.targetRaySpace, [{ matrix: matrixAt([1, 0, -1]) }])
  session.hits.set(finger.targetRaySpace, [{ matrix: matrixAt([9, 0, 9]) }])
  const at = (source: XRInputSource) => tests.read(session.frame(), room, source)?.at
  expect([at(controller), at(finger)]).toEqual([
    [1, 0, -1],
    [0, 0, -2],
  ])
  session.change([], [controller])
  expect(session.cancelled).toEqual([controller.targetRaySpace])
  expect(at(controller)).toEqual([0, 0, -2])
})

test('what was there at the start is followed too, and all is let go at the end', async () => {
  const controller = sourceAt('tracked-pointer')
  session.inputSources = [controller]
  const tests = await createHitTests(session.asSession)
  await asked()
  tests.dispose()
  expect(session.cancelled).toEqual([session.viewer, controller.targetRaySpace])
})

test('a press is told as the ray that it was made along, until it is heard no more', () => {
  const onPress = vi.fn()
  const stop = hearPresses(session.asSession, () => room, onPress)
  const press = () =>
    session.input('select', sourceAt('tracked-pointer', matrixAt([1, 1.5, 2], Math.PI / 2)))
  press()
  expect(onPress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ space: room }))
  // A quarter to the left of −z is −x.
  const close = (...parts: number[]) => parts.map((part) => expect.closeTo(part))
  const ray = { origin: [1, 1.5, 2], direction: close(-1, 0, 0) }
  expect(onPress.mock.calls[0]?.[0].ray).toEqual(ray)
  stop()
  press()
  expect(onPress).toHaveBeenCalledOnce()
})

test('a press from nowhere, or without a room, means nothing', () => {
  const nowhere = sourceAt('tracked-pointer')
  Object.assign(nowhere, { targetRaySpace: spaceAt(null) })
  for (const [space, source] of [
    [room, nowhere],
    [null, sourceAt('tracked-pointer')],
  ] as const) {
    const onPress = vi.fn()
    hearPresses(session.asSession, () => space, onPress)
    session.input('select', source)
    expect(onPress).not.toHaveBeenCalled()
  }
})

test('a pose tells where it is, which way it looks, straight down and up by the top of the phone, and what is up', () => {
  const pose = matrixAt([1, 2, 3], Math.PI / 2)
  expect([...positionOf(pose), ...normalOf(pose)]).toEqual([1, 2, 3, 0, 1, 0])
  for (const angle of [0, 30, -120, 180]) {
    const found = headingOf(matrixAt([0, 0, 0], (angle * Math.PI) / 180))
    expect(Math.cos(((found - angle) * Math.PI) / 180)).toBeCloseTo(1)
  }
  // Back is up (z → y), up is ahead (y → −z).
  const down = [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 1.4, 0, 1]
  expect(headingOf(down)).toBeCloseTo(0)
  const up = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1.4, 0, 1]
  expect(headingOf(up)).toBeCloseTo(0)
})
