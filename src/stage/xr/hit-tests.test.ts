import { beforeEach, expect, test } from 'vitest'
import { createHitTests } from './hit-tests.ts'
import { FakeSession, matrixAt, sourceAt, spaceAt } from './testing/fake-session.ts'

let session: FakeSession
const room = spaceAt(matrixAt([0, 0, 0]))
const soon = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  session = new FakeSession()
})

test('the nearest surface in the middle of the view is met, with its normal', async () => {
  const tests = await createHitTests(session.asSession)
  expect(tests.read(session.frame(), room)).toBeNull()
  session.hits.set(session.viewer, [
    { matrix: matrixAt([0, 0, -2]) },
    { matrix: matrixAt([0, 0, -3]) },
  ])
  expect(tests.read(session.frame(), room)).toMatchObject({ at: [0, 0, -2], normal: [0, 1, 0] })
})

test('a hit whose place is not known in the room is none', async () => {
  const tests = await createHitTests(session.asSession)
  session.hits.set(session.viewer, [{ matrix: null }])
  expect(tests.read(session.frame(), room)).toBeNull()
})

test('controllers are followed while they are there; fingers on a screen are not', async () => {
  const controller = sourceAt('tracked-pointer')
  const finger = sourceAt('screen')
  const tests = await createHitTests(session.asSession)
  session.change([controller, finger])
  await soon()
  session.hits.set(session.viewer, [{ matrix: matrixAt([0, 0, -2]) }])
  session.hits.set(controller.targetRaySpace, [{ matrix: matrixAt([1, 0, -1]) }])
  session.hits.set(finger.targetRaySpace, [{ matrix: matrixAt([9, 0, 9]) }])
  expect(tests.read(session.frame(), room, controller)?.at).toEqual([1, 0, -1])
  expect(tests.read(session.frame(), room, finger)?.at).toEqual([0, 0, -2])
  session.change([], [controller])
  expect(session.cancelled).toEqual([controller.targetRaySpace])
  expect(tests.read(session.frame(), room, controller)?.at).toEqual([0, 0, -2])
})

test('what was there at the start is followed too, and all is let go at the end', async () => {
  const controller = sourceAt('tracked-pointer')
  session.inputSources = [controller]
  const tests = await createHitTests(session.asSession)
  await soon()
  tests.dispose()
  expect(session.cancelled).toEqual([session.viewer, controller.targetRaySpace])
})

test('a controller that goes before it is followed does no harm', async () => {
  session.requestHitTestSource = async ({ space }) => {
    if (space !== session.viewer) throw new DOMException('gone', 'InvalidStateError')
    return { space, cancel: () => session.cancelled.push(space) }
  }
  const tests = await createHitTests(session.asSession)
  session.change([sourceAt('tracked-pointer')])
  await soon()
  expect(tests.read(session.frame(), room)).toBeNull()
})
