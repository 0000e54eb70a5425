import { expect, test } from 'vitest'
import { aimInAr, createArDesign, holdInAr, placeAtAim, trackingOf } from './ar-design.ts'
import { arHint } from './hint.ts'

test.each([
  ['good', {}],
  ['good', { poseAt: 9_600, hitAt: 8_600 }],
  ['lost', { poseAt: 9_400 }],
  ['lost', { poseAt: 9_400, hitAt: 1_000 }],
  ['looking', { hitAt: 8_400 }],
  ['paused', { visibility: 'hidden' }],
  ['paused', { visibility: 'visible-blurred', poseAt: 0 }],
] as const)('tracking is %s where %j', (tracking, over) => {
  const now = 10_000
  const seen = { visibility: 'visible', poseAt: now, hitAt: now, ...over } as const
  expect(trackingOf(seen.visibility, now, seen)).toBe(tracking)
})

test('what is wrong is said before what to do next', () => {
  const design = createArDesign({ piece: 'sofa', variant: 'sage' })
  expect(arHint(design, false)).toBe('ar_looking')
  design.tracking = 'good'
  expect(arHint(design, false)).toBe('arAim')
  placeAtAim(design)
  expect(arHint(design, false)).toBe('ar_looking')
  const floor = { at: [0, 0, -2], normal: [0, 1, 0] } as const
  expect(aimInAr(design, floor, { eye: [0, 1.6, 0], heading: 0 })).toBe(true)
  expect([arHint(design, false), arHint(design, true)]).toEqual(['arTapToPlace', 'arPressToPlace'])
  placeAtAim(design)
  expect(design.items).toHaveLength(1)
  expect([arHint(design, false), arHint(design, true)]).toEqual(['arDragHint', 'arDragPanel'])
  // Who only looks at what stands there needs no floor.
  design.tracking = 'looking'
  expect(arHint(design, false)).toBe('arDragHint')
  holdInAr(design, { piece: 'chair', variant: 'oak' })
  expect(arHint(design, false)).toBe('ar_looking')
  design.missing = true
  expect(arHint(design, false)).toBe('missingPiece')
  design.tracking = 'lost'
  expect(arHint(design, false)).toBe('ar_lost')
})
