import { expect, test } from 'vitest'
import { trace } from './inertia.ts'
import { catchView, glideView, type Motion, throwView } from './motion.ts'
import { createView } from './view.ts'

const thrown = (): Motion => {
  const motion: Motion = { velocity: undefined }
  const trail: Parameters<typeof trace>[0] = []
  for (let time = 0; time <= 100; time += 10) trace(trail, time * 2, 0, time)
  throwView(motion, trail, 100, 'mouse')
  return motion
}

test('a thrown view glides on in its direction and comes to rest', () => {
  const view = createView()
  const motion = thrown()
  let frames = 0
  while (glideView(view, motion, 16)) frames += 1
  expect(view.rotationY).toBeGreaterThan(20)
  expect(frames).toBeLessThan(100)
  const rested = view.rotationY
  expect(glideView(view, motion, 16)).toBe(false)
  expect(view.rotationY).toBe(rested)
})

test('touching it stops it', () => {
  const view = createView()
  const motion = thrown()
  glideView(view, motion, 16)
  const caught = view.rotationY
  catchView(motion)
  expect(glideView(view, motion, 16)).toBe(false)
  expect(view.rotationY).toBe(caught)
})
