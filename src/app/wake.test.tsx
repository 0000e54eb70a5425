import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the browser tells observers of paint, and when. */
let paint: () => void = () => {}
let decoded: (value?: unknown) => void = () => {}
let failed: (reason?: unknown) => void = () => {}

beforeEach(() => {
  vi.resetModules()
  document.head.innerHTML = ''
  document.body.innerHTML = `<template id="scripts"><link rel="made-live"></template>
    <img fetchpriority="high" src="/hero.avif"><button type="button">Login</button>`
  class Observer {
    static supportedEntryTypes = ['paint']
    constructor(callback: () => void) {
      paint = callback
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  // happy-dom knows neither.
  for (const image of document.querySelectorAll('img')) {
    Object.assign(image, { decode: () => new Promise((...ends) => ([decoded, failed] = ends)) })
    Object.defineProperty(image, 'fetchPriority', { value: 'high' })
  }
})
afterEach(() => {
  delete document.documentElement.dataset.alive
})

/** The script imports and exports nothing, so it is run for what it does. */
const script: string = './wake.ts'
const run = () => import(script)
const isAwake = () => document.head.querySelector('[rel="made-live"]') !== null
const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

test('scripts wait for the first paint and the first picture', async () => {
  await run()
  expect(isAwake()).toBe(false)
  paint()
  await settle()
  expect(isAwake()).toBe(false)
  decoded()
  await settle()
  expect(isAwake()).toBe(true)
})

test('a picture that fails to load does not delay the scripts', async () => {
  await run()
  paint()
  failed()
  await settle()
  expect(isAwake()).toBe(true)
})

test.each(['keydown', 'input', 'change'])('comes alive at the first %s, once', async (type) => {
  await run()
  for (const event of [type, 'wheel'])
    document.body.dispatchEvent(new Event(event, { bubbles: true }))
  expect(document.head.querySelectorAll('[rel="made-live"]')).toHaveLength(1)
})

test('scripts start at once in a browser without paint timing', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  await run()
  expect(isAwake()).toBe(true)
})

test('the first early press of a button is recorded, and no later one', async () => {
  await run()
  const button = document.querySelector('button')
  button?.click()
  expect(button?.dataset.pressed).toBe('')
  delete button?.dataset.pressed
  document.documentElement.dataset.alive = ''
  button?.click()
  expect(button?.dataset.pressed).toBeUndefined()
})
