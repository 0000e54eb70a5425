import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SessionError } from './session-error.ts'
import { type Running, useSession } from './use-session.ts'

class Session extends EventTarget {
  end = vi.fn(async () => {
    this.dispatchEvent(new Event('end'))
  })
}

type Begin = (running: Running) => Promise<() => void>

function answer<T>() {
  const told = { resolve: (_: T) => {}, reject: (_: unknown) => {} }
  const promise = new Promise<T>((resolve, reject) => Object.assign(told, { resolve, reject }))
  return Object.assign(told, { promise })
}

/** A visitor who has pressed; the device answers, and code comes, when the test says so. */
function started() {
  const asked = answer<XRSession>()
  const loaded = answer<Begin>()
  const session = new Session()
  const dispose = vi.fn()
  const begin = vi.fn<Begin>(async () => dispose)
  const told = { onTurn: vi.fn(), onNote: vi.fn(), ask: vi.fn(() => asked.promise) }
  const hook = renderHook(() => useSession({ ...told, load: () => loaded.promise }))
  const state = () => hook.result.current.state
  act(() => void hook.result.current.start())
  expect(state()).toBe('asking')
  return {
    ...{ asked, loaded, session, dispose, begin, hook, told, state },
    leave: () => begin.mock.calls[0]?.[0].leave(),
    come: () => asked.resolve(session as unknown as XRSession),
    expectAway: (note: string | undefined, dispositions = 1) => {
      expect(told.onTurn).toHaveBeenLastCalledWith(false)
      expect(told.onNote).toHaveBeenLastCalledWith(note)
      expect(dispose).toHaveBeenCalledTimes(dispositions)
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
    all.loaded.resolve(all.begin)
  })
  await waitFor(() => expect(all.state()).toBe('on'))
  expect(all.told.onTurn).toHaveBeenLastCalledWith(true)
  return all
}

test('the visitor enters and leaves: the page is away meanwhile, and nothing need be said', async () => {
  const { leave, session, expectAway } = await entered()
  await act(async () => leave())
  expect(session.end).toHaveBeenCalledOnce()
  expectAway(undefined)
})

test('what fails later ends the session, and is told', async () => {
  const { begin, expectAway } = await entered()
  await act(async () => begin.mock.calls[0]?.[0].fail(new Error('graphics')))
  expectAway('failed')
})

test('a session that the device ends is told, and everything is freed', async () => {
  const { session, expectAway } = await entered()
  await act(() => session.end())
  expectAway('ended')
})

test('what is denied is told by its reason, and can be tried again', async () => {
  const { asked, state, told, hook } = started()
  // A second press meanwhile asks for nothing more.
  act(() => void hook.result.current.start())
  expect(told.ask).toHaveBeenCalledOnce()
  await act(async () => asked.reject(new SessionError('refused')))
  expect(told.onNote).toHaveBeenLastCalledWith('refused')
  expect(state()).toBe('off')
  expect(told.onTurn).not.toHaveBeenCalledWith(true)
})

test.each([
  [
    'code that does not come',
    ({ loaded }: ReturnType<typeof started>) => loaded.reject(new Error('offline')),
  ],
  [
    'graphics that fail at the start',
    ({ loaded }: ReturnType<typeof started>) =>
      loaded.resolve(() => Promise.reject(new Error('no graphics'))),
  ],
])('%s ends the session, and the page is back', async (_what, fail) => {
  const all = started()
  await act(async () => {
    all.come()
    fail(all)
  })
  await waitFor(() => expect(all.session.end).toHaveBeenCalledOnce())
  await waitFor(() => all.expectAway('failed', 0))
})

test('a session that is over before the code has come is no fault of the code', async () => {
  const { come, loaded, session, begin, told } = started()
  await act(async () => come())
  await act(() => session.end())
  await waitFor(() => expect(told.onNote).toHaveBeenLastCalledWith('ended'))
  await act(async () => loaded.resolve(begin))
  expect(begin).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})

test('a session that comes after the page was left is ended at once', async () => {
  const { come, loaded, session, begin, hook, told } = started()
  hook.unmount()
  await act(async () => {
    come()
    loaded.resolve(begin)
  })
  expect(session.end).toHaveBeenCalledOnce()
  expect(begin).not.toHaveBeenCalled()
  expect(told.onTurn).toHaveBeenLastCalledWith(false)
})

test('who goes to another page leaves the session too', async () => {
  const { session, dispose, hook, told } = await entered()
  hook.unmount()
  await act(async () => {})
  expect(session.end).toHaveBeenCalledOnce()
  expect(dispose).toHaveBeenCalledOnce()
  expect(told.onTurn).toHaveBeenLastCalledWith(false)
})
