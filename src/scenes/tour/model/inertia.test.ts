import { expect, test } from 'vitest'
import { flickOf, glide, type Trail, trace } from './inertia.ts'

const pull = (pixels: number, ms: number, steps = 10): Trail => {
  const trail: Trail = []
  for (let i = 0; i <= steps; i++) trace(trail, (pixels * i) / steps, 0, (ms * i) / steps)
  return trail
}

test.each([1, 10, 80, 400])('100 px of mouse in %d ms are never a flick', (ms) => {
  expect(flickOf(pull(100, ms), ms, 'mouse')).toBeUndefined()
})

test('a fast long movement is', () => {
  const flick = flickOf(pull(400, 160), 160, 'mouse')
  expect(flick?.x).toBeGreaterThan(2)
  expect(flick?.y).toBe(0)
})

test('a finger needs less, but not a tap', () => {
  expect(flickOf(pull(90, 90), 90, 'touch')?.x).toBeCloseTo(0.9, 6)
  expect(flickOf(pull(20, 90), 90, 'touch')).toBeUndefined()
})

test('a movement that rests before the release is none', () => {
  expect(flickOf(pull(800, 160), 160 + 101, 'mouse')).toBeUndefined()
})

test('the glide is the same at any frame rate and ends', () => {
  const run = (frame: number) => {
    const velocity = { x: 2, y: 0 }
    let way = 0
    let time = 0
    for (let rests = false; !rests; time += frame) {
      const step = glide(velocity, frame)
      way += step.x
      rests = step.rests
    }
    return { way, time }
  }
  expect(run(4).way).toBeCloseTo(run(16).way, 0)
  expect(run(16).time).toBeLessThan(1500)
})
