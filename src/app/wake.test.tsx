import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the browser tells observers of paint, and when. */
let paint: () => void = () => {}
let decoded: (value?: unknown) => void = () => {}
let failed: (reason?: unknown) => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  document.head.innerHTML = ''
  document.body.innerHTML = `<template id="scripts"><link rel="made-live"></template>
    <img fetchpriority="high" src="/hero.avif"><button type="button">Login</button>
    <div data-island=""><button type="button">Stage</button><input type="file"></div>`
  class Observer {
    static supportedEntryTypes = ['paint']
    constructor(callback: () => void) {
      paint = callback
    }
    observe() {}
    disconnect() {}
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
const settle = (ms = 100) => vi.advanceTimersByTimeAsync(ms)

test('scripts wait for the first paint and the first picture', async () => {
  await run()
  await settle(10_000)
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

test('a slow picture delays the scripts by 3 s', async () => {
  await run()
  paint()
  await settle(2900)
  expect(isAwake()).toBe(false)
  await settle(200)
  expect(isAwake()).toBe(true)
})

test('scripts start with the first paint where no picture matters to it', async () => {
  document.querySelector('img')?.remove()
  await run()
  paint()
  expect(isAwake()).toBe(true)
})

test('scripts start at once in a browser without paint timing', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  await run()
  expect(isAwake()).toBe(true)
})

const marked = () =>
  [...document.querySelectorAll('[data-pressed]')].map(({ textContent }) => textContent)

test('the last button that was pressed early is marked, and none that answers already', async () => {
  await run()
  const [login, stage] = document.querySelectorAll('button')
  login?.click()
  expect(marked()).toEqual(['Login'])
  document.documentElement.dataset.alive = ''
  stage?.click()
  expect(marked()).toEqual(['Stage'])
  login?.click()
  expect(marked()).toEqual([])
})

test('a tab that is pressed early is marked, though its link leads to the panel by itself', async () => {
  await run()
  const tab = document.createElement('a')
  Object.assign(tab, { href: '#physics', role: 'tab', textContent: 'Physics' })
  document.body.append(tab)
  tab.click()
  expect(marked()).toEqual(['Physics'])
})

test('files that are dropped early on a part lie in its input', async () => {
  await run()
  const island = document.querySelector('[data-island]')
  const input = document.querySelector('input')
  const files = [new File(['x'], 'room.jpg')]
  let held: unknown
  Object.defineProperty(input, 'files', { set: (value) => (held = value) })
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files },
  })
  island?.dispatchEvent(drop)
  expect([held, drop.defaultPrevented]).toEqual([files, true])
})

test('a form that is sent early is not sent by the browser', async () => {
  await run()
  document.body.innerHTML = '<div data-island=""><form><button>Send</button></form></div>'
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  const button = document.querySelector('button')
  button?.setAttribute('type', 'submit')
  button?.dispatchEvent(press)
  expect([press.defaultPrevented, marked()]).toEqual([true, ['Send']])
})
