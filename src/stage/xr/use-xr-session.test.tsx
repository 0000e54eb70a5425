import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { requestSession } from './request-session.ts'
import { useXrSession } from './use-xr-session.ts'

vi.mock('./request-session.ts', async (original) => ({
  ...(await original<object>()),
  requestSession: vi.fn(),
}))

class Session extends EventTarget {
  end = vi.fn(async () => {
    this.dispatchEvent(new Event('end'))
  })
}

function answer<T>() {
  const told = { resolve: (_: T) => {}, reject: (_: unknown) => {} }
  const promise = new Promise<T>((resolve, reject) => Object.assign(told, { resolve, reject }))
  return Object.assign(told, { promise })
}

/** A visitor who has pressed; the device answers, and code comes, when the test says so. */
function started() {
  const asked = answer<XRSession>()
  const loaded = answer<string>()
  const session = new Session()
  const ask = vi.mocked(requestSession).mockClear().mockReturnValue(asked.promise)
  const told = { onTurn: vi.fn(), onNote: vi.fn() }
  const hook = renderHook(() =>
    useXrSession({ mode: 'immersive-vr', ...told, load: () => loaded.promise }),
  )
  const state = () => hook.result.current.state
  const shown = () => hook.result.current.shown
  act(() => void hook.result.current.start())
  expect(state()).toBe('asking')
  return {
    ...{ asked, loaded, session, shown, hook, told, ask, state },
    given: () => shown()?.given,
    come: () => asked.resolve(session as unknown as XRSession),
    expectAway: (note: string | undefined) => {
      expect(told.onTurn).toHaveBeenLastCalledWith(false)
      expect(told.onNote).toHaveBeenLastCalledWith(note)
      expect(shown()).toBeUndefined()
      expect(state()).toBe('off')
    },
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function entered() {
  const all = started()
  await act(async () => {
    all.come()
    all.loaded.resolve('scene')
  })
  expect(all.state()).toBe('asking')
  expect(all.shown()?.Scene).toBe('scene')
  act(() => all.given()?.onStart())
  expect(all.state()).toBe('on')
  expect(all.told.onTurn).toHaveBeenLastCalledWith(true)
  return all
}

test('the visitor enters and leaves: the page is away meanwhile, and nothing need be said', async () => {
  const { given, session, expectAway } = await entered()
  await act(async () => given()?.leave())
  expect(session.end).toHaveBeenCalledOnce()
  expectAway(undefined)
})

test('what fails later ends the session, and is told', async () => {
  const { given, expectAway } = await entered()
  await act(async () => given()?.onError(new Error('graphics')))
  expectAway('failed')
})

test('a session that the device ends is told, and everything is freed', async () => {
  const { session, expectAway } = await entered()
  await act(() => session.end())
  expectAway('ended')
})

test('what is denied is told by its reason, and can be tried again', async () => {
  const { asked, state, told, ask, hook } = started()
  // A second press meanwhile asks for nothing more.
  act(() => void hook.result.current.start())
  expect(ask).toHaveBeenCalledOnce()
  await act(async () => asked.reject(new DOMException('No', 'NotAllowedError')))
  expect(told.onNote).toHaveBeenLastCalledWith('refused')
  expect(state()).toBe('off')
  expect(told.onTurn).not.toHaveBeenCalledWith(true)
})

test('code that does not come ends the session, and the page is back', async () => {
  const all = started()
  await act(async () => {
    all.come()
    all.loaded.reject(new Error('offline'))
  })
  await waitFor(() => expect(all.session.end).toHaveBeenCalledOnce())
  await waitFor(() => all.expectAway('failed'))
})

test('graphics that fail at the start end the session, and the page is back', async () => {
  const all = started()
  await act(async () => {
    all.come()
    all.loaded.resolve('scene')
  })
  await act(async () => all.given()?.onError(new Error('no graphics')))
  expect(all.session.end).toHaveBeenCalledOnce()
  all.expectAway('failed')
})

test('a session that is over before the code has come is no fault of the code', async () => {
  const { come, loaded, session, shown, told } = started()
  await act(async () => come())
  await act(() => session.end())
  await waitFor(() => expect(told.onNote).toHaveBeenLastCalledWith('ended'))
  await act(async () => loaded.resolve('scene'))
  expect(shown()).toBeUndefined()
  expect(console.warn).not.toHaveBeenCalled()
})

test('a session that comes after the page was left is ended at once', async () => {
  const { come, loaded, session, shown, hook, told } = started()
  hook.unmount()
  await act(async () => {
    come()
    loaded.resolve('scene')
  })
  expect(session.end).toHaveBeenCalledOnce()
  expect(shown()).toBeUndefined()
  expect(told.onTurn).toHaveBeenLastCalledWith(false)
})

test('who goes to another page leaves the session too', async () => {
  const { session, hook, told } = await entered()
  hook.unmount()
  await act(async () => {})
  expect(session.end).toHaveBeenCalledOnce()
  expect(told.onTurn).toHaveBeenLastCalledWith(false)
})
