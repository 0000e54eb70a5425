import { expect, test } from 'vitest'
import { flickVelocity, glide, type PointerTrail, recordPointer, stepInertia } from './inertia.ts'
import { createView } from './view.ts'

const pull = (pixels: number, ms: number): PointerTrail => {
  const trail: PointerTrail = []
  for (let i = 0; i <= 10; i++) recordPointer(trail, (pixels * i) / 10, 0, (ms * i) / 10)
  return trail
}

test.each([
  ['100 px of mouse in a millisecond', pull(100, 1), 1, 'mouse', undefined],
  ['100 px of mouse in 400 ms', pull(100, 400), 400, 'mouse', undefined],
  ['a fast long movement', pull(400, 160), 160, 'mouse', 2.2],
  ['the way of a finger', pull(90, 90), 90, 'touch', 0.9],
  ['a tap of a finger', pull(20, 90), 90, 'touch', undefined],
  ['a movement that rests before the release', pull(800, 160), 160 + 101, 'mouse', undefined],
] as const)('%s', (_what, trail, now, pointer, speed) => {
  const flick = flickVelocity([...trail], now, pointer)
  expect(flick).toEqual(speed && { x: expect.closeTo(speed, 6), y: 0 })
})

test('the glide is the same at any frame rate and ends', () => {
  const run = (frame: number) => {
    const velocity = { x: 2, y: 0 }
    let [way, time] = [0, 0]
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

function thrown() {
  return Object.assign(createView(), { velocity: flickVelocity(pull(200, 100), 100, 'mouse') })
}

test('inertia carries a view on in its direction until it rests', () => {
  const view = thrown()
  let frames = 0
  while (stepInertia(view, 16)) frames += 1
  expect(view.rotationY).toBeGreaterThan(20)
  expect(frames).toBeLessThan(100)
  const rested = view.rotationY
  expect([stepInertia(view, 16), view.rotationY]).toEqual([false, rested])
})

test('a touch stops inertia', () => {
  const view = thrown()
  stepInertia(view, 16)
  const caught = view.rotationY
  view.velocity = undefined
  expect([stepInertia(view, 16), view.rotationY]).toEqual([false, caught])
})
