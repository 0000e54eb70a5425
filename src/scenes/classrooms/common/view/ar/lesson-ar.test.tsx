import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Group } from 'three'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CommandContext } from '../lesson/execute-command.ts'
import type { LessonScene } from '../scene/lesson-scene.ts'
import { LessonAr } from './lesson-ar.tsx'

class Session extends EventTarget {
  end = vi.fn(async () => {
    this.dispatchEvent(new Event('end'))
  })
}

function answer<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => (resolve = done))
  return { promise, resolve: (value: T) => resolve(value) }
}

/** A device that answers, and a scene that is there, when the test says so. */
function begin() {
  const session = new Session()
  const asked = answer<Session>()
  const loaded = answer<() => LessonScene<object>>()
  vi.stubGlobal('navigator', { ...navigator, xr: { requestSession: () => asked.promise } })
  const dispose = vi.fn()
  const lessonScene = { root: new Group(), parts: {}, dispose } as unknown as LessonScene<object>
  const build = vi.fn(() => lessonScene)
  const source = { session: { workspace: {} } } as unknown as CommandContext
  const nothing = () => {}
  const page = render(
    <LessonAr
      {...{ source, said: '', say: nothing, onTime: nothing, onPick: nothing }}
      loadArScene={() => loaded.promise}
    />,
  )
  const button = screen.getByRole('button')
  fireEvent.click(button)
  const state = () =>
    page.container.querySelector('[data-lesson-ar]')?.getAttribute('data-lesson-ar')
  return { session, asked, loaded, build, dispose, page, button, state }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a session that comes after the lesson was left is ended at once', async () => {
  const { session, asked, loaded, build, page, state } = begin()
  expect(state()).toBe('asking')
  page.unmount()
  await act(async () => {
    asked.resolve(session)
    loaded.resolve(build)
  })
  expect(session.end).toHaveBeenCalledOnce()
  expect(build).not.toHaveBeenCalled()
})

test('a session that ends while code is fetched is no fault, and the button has the focus again', async () => {
  const { session, asked, loaded, build, button, state } = begin()
  await act(async () => asked.resolve(session))
  await act(() => session.end())
  await waitFor(() => expect(state()).toBe('off'))
  expect(document.activeElement).toBe(button)
  await act(async () => loaded.resolve(build))
  expect(build).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(console.warn).not.toHaveBeenCalled()
})

test('where there are no graphics it is told, the session is ended and the scene freed', async () => {
  const { session, asked, loaded, build, dispose } = begin()
  await act(async () => {
    asked.resolve(session)
    loaded.resolve(build)
  })
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''), {
    timeout: 20_000,
  })
  expect(session.end).toHaveBeenCalledOnce()
  expect(dispose).toHaveBeenCalledOnce()
})
