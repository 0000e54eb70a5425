import { beforeEach, expect, test, vi } from 'vitest'
import { FakeSession, matrixAt, spaceAt } from '../../../../stage/xr/testing/fake-session.ts'
import {
  type ArDesign,
  createArDesign,
  placeInAr,
  removeFromAr,
  standInAr,
  turnInAr,
} from '../../model/ar/ar-design.ts'
import { createTies, type Hit } from './ties.ts'

const session = new FakeSession()
const space = spaceAt(matrixAt([0, 0, 0])) as XRReferenceSpace
const soon = () => new Promise((resolve) => setTimeout(resolve))
const never = () => false

let design: ArDesign
let ties: ReturnType<typeof createTies>
/** The anchors that were made, the last one last. */
let made: { space: { matrix: Float32Array }; delete: () => void }[]

/** A hit at a place, which makes anchors there. */
function hitAt(at: readonly [number, number, number]): Hit {
  const createAnchor = async () => {
    const own = { matrix: matrixAt(at) }
    const anchor = { anchorSpace: own, delete: vi.fn() }
    made.push({ space: own, delete: anchor.delete })
    return anchor
  }
  return { at, result: { createAnchor } as unknown as XRHitTestResult }
}

const keep = async (hit: Hit | null = null, isHeld: (id: number) => boolean = never) => {
  ties(session.frame(), space, isHeld, hit)
  await soon()
}

beforeEach(async () => {
  made = []
  design = createArDesign({ piece: 'sofa', look: 'sage' })
  ties = createTies(design)
  placeInAr(design, [0, 0, -2], 0)
  await keep(hitAt([0, 0, -2]))
  await keep()
})

test('a piece is tied once, and follows what the device corrects', async () => {
  expect(made).toHaveLength(1)
  const [own] = made
  if (own) own.space.matrix = matrixAt([0.1, 0, -2])
  await keep()
  expect(design.pieces[0]?.at[0]).toBeCloseTo(0.1)
  await keep(hitAt([0.1, 0, -2]))
  expect(made).toHaveLength(1)
})

test('what the visitor turns or moves stays so, and is tied anew', async () => {
  turnInAr(design, 1, 15)
  await keep(hitAt([0, 0, -2]))
  await keep()
  expect(design.pieces[0]?.turn).toBe(15)
  expect(made[0]?.delete).toHaveBeenCalled()
  standInAr(design, 1, { at: [1, 0, -2] })
  await keep(hitAt([1, 0, -2]))
  await keep()
  expect(design.pieces[0]?.at).toEqual([1, 0, -2])
  expect(made).toHaveLength(3)
})

test('a piece in the visitor’s hand is left alone until it is let go', async () => {
  standInAr(design, 1, { at: [1, 0, -2] })
  await keep(hitAt([1, 0, -2]), () => true)
  expect(made).toHaveLength(1)
  await keep(hitAt([1, 0, -2]))
  expect(made).toHaveLength(2)
})

test('a hit elsewhere ties nothing, and what is taken away is released', async () => {
  standInAr(design, 1, { at: [2, 0, -2] })
  await keep(hitAt([0, 0, 0]))
  expect(made).toHaveLength(1)
  standInAr(design, 1, { at: [0, 0, 0] })
  await keep(hitAt([0, 0, 0]))
  removeFromAr(design, 1)
  await keep()
  expect(made[1]?.delete).toHaveBeenCalled()
})
