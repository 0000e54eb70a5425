import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Group } from 'three'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Lesson } from '../lesson/use-lesson.ts'
import { LessonAr, type LessonArProps } from './lesson-ar.tsx'
import type { LessonRoomProps } from './lesson-room.tsx'

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

/** A device that answers, and a room that is mounted, when the test says so. */
function begin() {
  const session = new Session()
  const asked = answer<Session>()
  vi.stubGlobal('navigator', { ...navigator, xr: { requestSession: () => asked.promise } })
  const lesson = { session: { workspace: {} } } as unknown as Lesson
  const nothing = () => {}
  const onRoom = vi.fn<LessonArProps['onRoom']>()
  const page = render(<LessonAr {...{ lesson, onTime: nothing, onRoom }} />)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  const state = () =>
    page.container.querySelector('[data-lesson-ar]')?.getAttribute('data-lesson-ar')
  /** Mounts what was put beside the scene. @returns what it was given */
  const mount = async () => {
    await waitFor(() => expect(onRoom).toHaveBeenCalledOnce(), { timeout: 20_000 })
    render(onRoom.mock.calls[0]?.[0]?.(new Group()))
    return room.mock.calls[0]?.[0]
  }
  return { session, asked, onRoom, page, button, state, mount }
}

const room = vi.fn<(props: LessonRoomProps) => null>(() => null)
vi.mock('./lesson-room.tsx', () => ({ LessonRoom: (props: LessonRoomProps) => room(props) }))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a session that comes after the lesson was left is ended at once', async () => {
  const { session, asked, onRoom, page, state } = begin()
  expect(state()).toBe('asking')
  page.unmount()
  await act(async () => asked.resolve(session))
  expect(session.end).toHaveBeenCalledOnce()
  expect(onRoom).not.toHaveBeenCalled()
})

test('the scene is put into the room, and back when the session is over; the button has the focus again', async () => {
  const { session, asked, onRoom, button, state, mount } = begin()
  await act(async () => asked.resolve(session))
  const given = await mount()
  await act(async () => given?.onStart())
  expect(state()).toBe('on')
  await act(() => session.end())
  await waitFor(() => expect(state()).toBe('off'))
  expect(onRoom).toHaveBeenLastCalledWith(undefined)
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(console.warn).not.toHaveBeenCalled()
})

test('where the graphics fail it is told, and the session is ended', async () => {
  const { session, asked, onRoom, state, mount } = begin()
  await act(async () => asked.resolve(session))
  const given = await mount()
  await act(async () => given?.onError(new Error('No graphics')))
  await waitFor(() => expect(state()).toBe('off'))
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(session.end).toHaveBeenCalledOnce()
  expect(onRoom).toHaveBeenLastCalledWith(undefined)
})
