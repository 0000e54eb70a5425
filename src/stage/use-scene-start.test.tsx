import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSceneStart } from './use-scene-start.ts'

let comeNear: () => void
let lessMotion: boolean
let isGpuFree: boolean
const fetch = vi.fn(async () => {})

beforeEach(() => {
  fetch.mockClear()
  lessMotion = false
  isGpuFree = true
  class Observer {
    constructor(listener: IntersectionObserverCallback) {
      comeNear = () =>
        listener([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then))
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    ...{ SIGNALED: 1, isContextLost: () => false, fenceSync: () => ({}) },
    ...{ flush: () => {}, deleteSync: () => {}, getSyncParameter: () => Number(isGpuFree) },
  } as never)
})
afterEach(() => vi.restoreAllMocks())

function Scene() {
  const place = useRef<HTMLButtonElement>(null)
  const [when, start] = useSceneStart(place, { fetch })
  return (
    <button type="button" ref={place} onClick={start}>
      {when === 'now' ? 'Live' : when === 'unseen' ? 'Ready' : 'Poster'}
    </button>
  )
}
const idle = (ms = 5) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))
const shown = () => screen.getByRole('button').textContent

// First, since a browser that had a context once counts as having WebGL.
test('without WebGL no scene starts by itself', async () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null)
  render(<Scene />)
  comeNear()
  await idle()
  expect(shown()).toBe('Poster')
})

test('a scene is fetched when it comes near, and starts when the page is idle', async () => {
  render(<Scene />)
  expect(fetch).not.toHaveBeenCalled()
  comeNear()
  expect(fetch).toHaveBeenCalledOnce()
  expect(shown()).toBe('Poster')
  await idle()
  expect(shown()).toBe('Live')
})

test('a scene waits for a GPU that is busy', async () => {
  isGpuFree = false
  render(<Scene />)
  comeNear()
  await idle(30)
  expect(shown()).toBe('Poster')
  isGpuFree = true
  await idle(30)
  expect(shown()).toBe('Live')
})

test.each<[string, () => unknown]>([
  ['data is saved', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
  ['the device has 2 GB', () => vi.stubGlobal('navigator', { deviceMemory: 2 })],
  ['less motion is asked for', () => (lessMotion = true)],
])(
  'where %s a scene starts at a press, and a pointer that comes to it makes it ready unseen',
  async (_, set) => {
    set()
    comeNear = () => {}
    render(<Scene />)
    comeNear()
    await idle()
    expect(shown()).toBe('Poster')
    expect(fetch).not.toHaveBeenCalled()
    screen.getByRole('button').dispatchEvent(new Event('pointerenter'))
    expect(fetch).toHaveBeenCalledOnce()
    await idle()
    expect(shown()).toBe('Ready')
    act(() => screen.getByRole('button').click())
    expect(shown()).toBe('Live')
  },
)

test('on a device with 1 GB a pointer that comes to a scene has it fetched and no more', async () => {
  vi.stubGlobal('navigator', { deviceMemory: 1 })
  render(<Scene />)
  screen.getByRole('button').dispatchEvent(new Event('pointerenter'))
  expect(fetch).toHaveBeenCalledOnce()
  await idle()
  expect(shown()).toBe('Poster')
  act(() => screen.getByRole('button').click())
  expect(shown()).toBe('Live')
})

test('a scene that cannot be fetched is not made ready, and its press is heard', async () => {
  lessMotion = true
  fetch.mockRejectedValueOnce(new Error('offline'))
  render(<Scene />)
  screen.getByRole('button').dispatchEvent(new Event('focusin'))
  await idle()
  expect(shown()).toBe('Poster')
  act(() => screen.getByRole('button').click())
  expect(shown()).toBe('Live')
})
