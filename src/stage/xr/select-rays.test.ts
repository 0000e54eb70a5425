import { expect, test, vi } from 'vitest'
import { hearPresses } from './select-rays.ts'
import { FakeSession, matrixAt, sourceAt, spaceAt } from './testing/fake-session.ts'

const room = spaceAt(matrixAt([0, 0, 0])) as XRReferenceSpace

function hearing(space: XRReferenceSpace | null = room) {
  const session = new FakeSession()
  const onPress = vi.fn()
  const stop = hearPresses(session.asSession, () => space, onPress)
  return { session, onPress, stop }
}

test('a press is told as the ray that it was made along', () => {
  const { session, onPress } = hearing()
  session.input('select', sourceAt('tracked-pointer', matrixAt([1, 1.5, 2])))
  expect(onPress).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      space: room,
      ray: { origin: [1, 1.5, 2], direction: expect.anything() },
    }),
  )
  const [{ ray }] = onPress.mock.calls[0] ?? []
  expect(ray.direction[2]).toBeCloseTo(-1)
})

test('a press from nowhere, or without a room, means nothing', () => {
  const nowhere = sourceAt('tracked-pointer')
  Object.assign(nowhere, { targetRaySpace: spaceAt(null) })
  const there = hearing()
  there.session.input('select', nowhere)
  expect(there.onPress).not.toHaveBeenCalled()
  const without = hearing(null)
  without.session.input('select', sourceAt('tracked-pointer'))
  expect(without.onPress).not.toHaveBeenCalled()
})

test('after its end nothing is heard', () => {
  const { session, onPress, stop } = hearing()
  stop()
  session.input('select', sourceAt('tracked-pointer'))
  expect(onPress).not.toHaveBeenCalled()
})
