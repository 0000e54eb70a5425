import { beforeEach, expect, test, vi } from 'vitest'
import { createAnchors } from './anchors.ts'
import { FakeSession, matrixAt, spaceAt } from './testing/fake-session.ts'

interface FakeAnchor extends XRAnchor {
  move: (matrix: Float32Array | null) => void
}

let session: FakeSession
const room = spaceAt(matrixAt([0, 0, 0]))

function anchorAt(matrix: Float32Array | null): FakeAnchor {
  const space = { matrix }
  return {
    anchorSpace: space as unknown as XRSpace,
    delete: vi.fn(),
    move: (to: Float32Array | null) => {
      space.matrix = to
    },
  } as unknown as FakeAnchor
}

const hitWith = (anchor: XRAnchor | Error) =>
  ({
    createAnchor: async () => {
      if (anchor instanceof Error) throw anchor
      return anchor
    },
  }) as unknown as XRHitTestResult

beforeEach(() => {
  session = new FakeSession()
})

test('a thing keeps to its anchor, by place and by turn', async () => {
  const anchors = createAnchors()
  const anchor = anchorAt(matrixAt([0, 0, -2]))
  await anchors.tie(1, { at: [0.5, 0, -2], turn: 10 }, session.frame(), room, hitWith(anchor))
  expect(anchors.read(session.frame(), room).get(1)).toEqual({ at: [0.5, 0, -2], turn: 10 })
  // The device finds that it had taken the room for turned by a quarter.
  anchor.move(matrixAt([1, 0.02, -2], Math.PI / 2))
  expect(anchors.read(session.frame(), room).get(1)).toEqual({
    ...{ at: [1, 0.02, -2.5].map((part) => expect.closeTo(part)), turn: expect.closeTo(100) },
  })
})

test('an anchor that is not tracked tells nothing', async () => {
  const anchors = createAnchors()
  const anchor = anchorAt(matrixAt([0, 0, -2]))
  await anchors.tie(1, { at: [0, 0, -2], turn: 0 }, session.frame(), room, hitWith(anchor))
  expect(anchors.read(session.frame(new Set()), room).size).toBe(0)
  expect(anchors.read(session.frame(new Set([anchor])), room).size).toBe(1)
  anchor.move(null)
  expect(anchors.read(session.frame(), room).size).toBe(0)
})

test('a thing that is tied anew gives up its anchor, also one that comes too late', async () => {
  const anchors = createAnchors()
  const [first, second, late] = [0, 1, 2].map((x) => anchorAt(matrixAt([x, 0, 0])))
  if (!first || !second || !late) throw new Error('three anchors')
  await anchors.tie(1, { at: [0, 0, 0], turn: 0 }, session.frame(), room, hitWith(first))
  const slow = anchors.tie(1, { at: [2, 0, 0], turn: 0 }, session.frame(), room, hitWith(late))
  await anchors.tie(1, { at: [1, 0, 0], turn: 0 }, session.frame(), room, hitWith(second))
  await slow
  expect(first.delete).toHaveBeenCalled()
  expect(late.delete).toHaveBeenCalled()
  expect(anchors.read(session.frame(), room).get(1)?.at).toEqual([1, 0, 0])
  anchors.releaseAll()
  expect(second.delete).toHaveBeenCalled()
  expect(anchors.read(session.frame(), room).size).toBe(0)
})

test('a device without anchors, or with none left, leaves the thing where it is', async () => {
  const anchors = createAnchors()
  const standing = { at: [0, 0, 0], turn: 0 } as const
  await anchors.tie(1, standing, session.frame(), room)
  await anchors.tie(2, standing, session.frame(), room, hitWith(new Error('no more')))
  expect(anchors.read(session.frame(), room).size).toBe(0)
})
