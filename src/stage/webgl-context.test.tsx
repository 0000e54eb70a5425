import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFileDrop } from './file-input.ts'
import {
  defaultContextOptions,
  hasWebGl,
  watchContext,
  whenGpuIsFree,
  whenReached,
} from './webgl-context.ts'

test('a lost context is reported, and the scene mounts again once: when it is restored, or after a while', () => {
  vi.useFakeTimers()
  for (const isRestored of [true, false]) {
    const canvas = document.createElement('canvas')
    const on = { lost: vi.fn(), again: vi.fn() }
    watchContext(canvas, on)
    const loss = new Event('webglcontextlost', { cancelable: true })
    canvas.dispatchEvent(loss)
    // Else the browser would not restore it.
    expect(loss.defaultPrevented).toBe(true)
    expect([on.lost.mock.calls.length, on.again.mock.calls.length]).toEqual([1, 0])
    if (isRestored) canvas.dispatchEvent(new Event('webglcontextrestored'))
    expect(on.again).toHaveBeenCalledTimes(isRestored ? 1 : 0)
    vi.advanceTimersByTime(600)
    canvas.dispatchEvent(new Event('webglcontextrestored'))
    expect(on.again).toHaveBeenCalledOnce()
  }
})

test('commands are waited for until the GPU has reached their end, or is lost', async () => {
  vi.useFakeTimers()
  for (const isLost of [false, true]) {
    let [isThere, isGone] = [false, false]
    const gl = {
      ...{ SIGNALED: 1, flush: vi.fn(), deleteSync: vi.fn(), fenceSync: () => ({}) },
      ...{ getSyncParameter: () => Number(isThere), isContextLost: () => isGone },
    }
    const reached = vi.fn()
    const waiting = whenReached(gl as never).then(reached)
    await vi.advanceTimersByTimeAsync(100)
    expect(reached).not.toHaveBeenCalled()
    if (isLost) isGone = true
    else isThere = true
    await vi.advanceTimersByTimeAsync(10)
    await waiting
    expect([gl.flush.mock.calls.length, gl.deleteSync.mock.calls.length]).toEqual([1, 1])
  }
  vi.useRealTimers()
})

test('a stage can wait by the context that is kept for it until the GPU is free', async () => {
  vi.useFakeTimers()
  let isFree = false
  const gl = {
    ...{ SIGNALED: 1, flush: () => {}, deleteSync: () => {}, fenceSync: () => ({}) },
    ...{ getSyncParameter: () => Number(isFree), isContextLost: () => false },
  }
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
  getContext.mockReturnValue(gl as never)
  expect(hasWebGl(defaultContextOptions)).toBe(true)
  const free = vi.fn()
  const waiting = whenGpuIsFree(defaultContextOptions).then(free)
  await vi.advanceTimersByTimeAsync(100)
  expect(free).not.toHaveBeenCalled()
  isFree = true
  await vi.advanceTimersByTimeAsync(10)
  await waiting
  // Of another kind none is kept.
  isFree = false
  await whenGpuIsFree({ ...defaultContextOptions, alpha: false })
  getContext.mockRestore()
  vi.useRealTimers()
})

test('no context is made before the page is drawn, nor once nobody asks any more', async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const { askForWebGlOnceDrawn } = await import('./webgl-context.ts')
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const [onNone, onNoneLater] = [vi.fn(), vi.fn()]
  askForWebGlOnceDrawn(defaultContextOptions, onNoneLater)()
  await vi.advanceTimersByTimeAsync(1000)
  expect(frames).toEqual([])
  askForWebGlOnceDrawn(defaultContextOptions, onNone)
  for (let frame = 0; frame < 3; frame += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    expect(getContext).not.toHaveBeenCalled()
    frames.shift()?.(0)
  }
  await vi.advanceTimersByTimeAsync(1000)
  expect(getContext).toHaveBeenCalledOnce()
  expect(onNone).toHaveBeenCalledOnce()
  expect(onNoneLater).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  getContext.mockRestore()
  vi.useRealTimers()
})

test('files can be dropped on an element, and other things cannot', () => {
  const element = document.createElement('div')
  const options = { onFiles: vi.fn(), onNear: vi.fn() }
  const { result } = renderHook(() => useFileDrop({ current: element }, options))
  const file = new File(['r'], 'room.jpg')
  const drag = (
    type: string,
    carried: unknown = { types: ['Files'], files: [file], items: [] },
  ) => {
    const event = new Event(type, { cancelable: true })
    act(() => void element.dispatchEvent(Object.assign(event, { dataTransfer: carried })))
    return event.defaultPrevented
  }
  expect(drag('dragover', { types: ['text/plain'] })).toBe(false)
  expect(result.current).toBe(false)
  expect(drag('dragenter')).toBe(true)
  expect(drag('dragover')).toBe(true)
  expect(result.current).toBe(true)
  expect(options.onNear).toHaveBeenCalledOnce()
  drag('dragleave')
  expect(result.current).toBe(false)
  drag('dragover')
  expect(drag('drop')).toBe(true)
  expect(result.current).toBe(false)
  expect(options.onFiles).toHaveBeenCalledExactlyOnceWith([file], undefined)
})
