import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionError } from './session-error.ts'
import { useSession } from './use-session.ts'

class Session extends EventTarget {
  end = vi.fn(async () => {
    this.dispatchEvent(new Event('end'))
  })
}

type Begin = (running: { session: XRSession; leave: () => void }) => Promise<() => void>

function answer<T>() {
  let [resolve, reject]: [(value: T) => void, (error: unknown) => void] = [() => {}, () => {}]
  const promise = new Promise<T>((done, fail) => {
    resolve = done
    reject = fail
  })
  return {
    promise,
    resolve: (value: T) => resolve(value),
    reject: (error: unknown) => reject(error),
  }
}

/** A device that answers, and code that comes, when the test says so. */
function entrance() {
  const asked = answer<XRSession>()
  const loaded = answer<Begin>()
  const session = new Session()
  const dispose = vi.fn()
  let leave = () => {}
  const begin = vi.fn<Begin>(async (running) => {
    leave = running.leave
    return dispose
  })
  const told = { onTurn: vi.fn(), onNote: vi.fn() }
  const hook = renderHook(() =>
    useSession({ ask: () => asked.promise, load: () => loaded.promise, ...told }),
  )
  const given = session as unknown as XRSession
  return { asked, loaded, session, given, dispose, begin, hook, told, leave: () => leave() }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

async function entered() {
  const all = entrance()
  act(() => void all.hook.result.current.start())
  await act(async () => {
    all.asked.resolve(all.given)
    all.loaded.resolve(all.begin)
  })
  await waitFor(() => expect(all.hook.result.current.state).toBe('on'))
  return all
}

test('the visitor enters and leaves: the page is away meanwhile, and nothing need be said', async () => {
  const { leave, session, dispose, hook, told } = await entered()
  expect(told.onTurn).toHaveBeenLastCalledWith(true)
  await act(async () => leave())
  expect(session.end).toHaveBeenCalledOnce()
  expect(dispose).toHaveBeenCalledOnce()
  expect(hook.result.current.state).toBe('off')
  expect(told.onTurn).toHaveBeenLastCalledWith(false)
  expect(told.onNote).toHaveBeenLastCalledWith(undefined)
})

test('a session that the device ends is told, and everything is freed', async () => {
  const { session, dispose, hook, told } = await entered()
  await act(() => session.end())
  expect(dispose).toHaveBeenCalledOnce()
  expect(told.onNote).toHaveBeenLastCalledWith('ended')
  expect(hook.result.current.state).toBe('off')
})

test('what is denied is told by its reason, and can be tried again', async () => {
  const { asked, hook, told } = entrance()
  act(() => void hook.result.current.start())
  expect(hook.result.current.state).toBe('asking')
  await act(async () => asked.reject(new SessionError('refused')))
  expect(told.onNote).toHaveBeenLastCalledWith('refused')
  expect(hook.result.current.state).toBe('off')
  expect(told.onTurn).not.toHaveBeenCalledWith(true)
})

test('code that does not come ends the session', async () => {
  const { asked, loaded, given, session, hook, told } = entrance()
  act(() => void hook.result.current.start())
  await act(async () => {
    asked.resolve(given)
    loaded.reject(new Error('offline'))
  })
  await waitFor(() => expect(told.onNote).toHaveBeenLastCalledWith('failed'))
  expect(session.end).toHaveBeenCalledOnce()
})

test('graphics that fail at the start end the session, and the page is back', async () => {
  const { asked, loaded, given, session, hook, told } = entrance()
  act(() => void hook.result.current.start())
  await act(async () => {
    asked.resolve(given)
    loaded.resolve(async () => {
      throw new Error('no graphics')
    })
  })
  await waitFor(() => expect(told.onNote).toHaveBeenLastCalledWith('failed'))
  expect(session.end).toHaveBeenCalledOnce()
  expect(told.onTurn).toHaveBeenLastCalledWith(false)
})

test('a session that is over before the code has come is no fault of the code', async () => {
  const { asked, loaded, given, session, begin, hook, told } = entrance()
  act(() => void hook.result.current.start())
  await act(async () => asked.resolve(given))
  await act(() => session.end())
  await waitFor(() => expect(told.onNote).toHaveBeenLastCalledWith('ended'))
  await act(async () => loaded.resolve(begin))
  expect(begin).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})

test('a session that comes after the page was left is ended at once', async () => {
  const { asked, loaded, given, session, begin, hook, told } = entrance()
  act(() => void hook.result.current.start())
  hook.unmount()
  await act(async () => {
    asked.resolve(given)
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
