import { expect, test } from 'vitest'
import {
  aimView,
  createView,
  dialOf,
  drag,
  lookOf,
  lookTo,
  resetView,
  subscribeView,
  subscribeZoom,
  turn,
  zoomBy,
  zoomTo,
} from './view.ts'

test('§9 100 px to the right turn the dial by exactly 50° and the look to the left', () => {
  const view = createView()
  for (let i = 0; i < 100; i++) drag(view, 1, 0)
  expect(view.rotationY).toBe(50)
  expect(dialOf(view)).toBe(50)
  expect(lookOf(view)).toEqual({ yaw: -50, pitch: 0 })
})

test('§4 the vertical takes half the movement and stops at the zenith and the nadir', () => {
  const view = createView()
  drag(view, 0, 60)
  expect(view.rotationX).toBe(30)
  drag(view, 0, 1000)
  expect(lookOf(view).pitch).toBe(90)
  drag(view, 0, -1000)
  expect(lookOf(view).pitch).toBe(-90)
})

test('a start that looks up still stops at the zenith', () => {
  const view = createView()
  aimView(view, { yaw: 20, pitch: 30 }, 90)
  turn(view, 100, 0)
  expect(lookOf(view)).toEqual({ yaw: 20, pitch: 90 })
})

test('the dial goes round', () => {
  const view = createView()
  turn(view, 0, -10)
  expect(dialOf(view)).toBe(350)
  turn(view, 0, 380)
  expect(dialOf(view)).toBe(10)
})

test('§9 ten steps in from 100 % are 200 %, and the ends hold', () => {
  const view = createView()
  for (let i = 0; i < 10; i++) zoomBy(view, 1)
  expect(view.zoom).toBe(200)
  zoomTo(view, 1000)
  expect(view.zoom).toBe(300)
  zoomTo(view, 0)
  expect(view.zoom).toBe(50)
})

test('§4 reset is rotation zero and 100 %', () => {
  const view = createView()
  turn(view, 12, 34)
  zoomBy(view, 3)
  resetView(view)
  expect([view.rotationX, view.rotationY, view.zoom]).toEqual([0, 0, 100])
})

test('listeners hear each change until they leave', () => {
  const view = createView()
  let heard = 0
  const leave = subscribeView(view, () => {
    heard += 1
  })
  drag(view, 1, 1)
  zoomTo(view, 100)
  leave()
  drag(view, 1, 1)
  expect(heard).toBe(1)
})

test('looking somewhere leaves what reset goes back to, and tells of it once', () => {
  const view = createView()
  aimView(view, { yaw: 30, pitch: 5 }, 90)
  let told = 0
  subscribeView(view, () => {
    told += 1
  })
  lookTo(view, { yaw: -170, pitch: -20 }, 200)
  expect(lookOf(view)).toEqual({ yaw: -170, pitch: -20 })
  expect([view.zoom, told]).toEqual([200, 1])
  lookTo(view, { yaw: 12, pitch: 95 })
  expect(lookOf(view)).toEqual({ yaw: 12, pitch: 90 })
  expect(view.zoom).toBe(200)
  resetView(view)
  expect(lookOf(view)).toEqual({ yaw: 30, pitch: 5 })
})

test('who follows the zoom alone hears nothing of turns', () => {
  const view = createView()
  const heard: number[] = []
  const stop = subscribeZoom(view, () => heard.push(view.zoom))
  turn(view, 5, 5)
  drag(view, 10, 10)
  lookTo(view, { yaw: 20, pitch: 0 })
  expect(heard).toEqual([])
  zoomTo(view, 150)
  lookTo(view, { yaw: 0, pitch: 0 }, 200)
  resetView(view)
  resetView(view)
  expect(heard).toEqual([150, 200, 100])
  stop()
  zoomTo(view, 150)
  expect(heard).toHaveLength(3)
})
