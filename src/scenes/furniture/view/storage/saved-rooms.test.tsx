import { act, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import furniture from '../../../../../content/en/ui/furniture.json' with { type: 'json' }
import { addStrings, createI18n } from '../../../../i18n/create.ts'
import { createRoomToolState } from '../../model/session.ts'
import { roomStore } from './room-store.ts'
import { SavedRooms } from './saved-rooms.tsx'

vi.mock('./room-store.ts', () => ({
  roomStore: {
    list: async () => ['Loft', 'Attic'].map((name) => ({ id: name, name, changed: 1, count: 2 })),
    delete: vi.fn(async () => {}),
  },
}))

beforeEach(async () => {
  vi.mocked(roomStore.delete).mockClear()
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { furniture })
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <SavedRooms room={createRoomToolState({})} />
      </I18nextProvider>,
    )
  })
})

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => fireEvent.click(button(name)))

test('a room is deleted at the second press, and the focus goes to the heading, also after the last', async () => {
  await press('Delete Loft')
  expect(roomStore.delete).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button('Delete for good: Loft'))
  await press('Delete for good: Loft')
  expect(roomStore.delete).toHaveBeenCalledExactlyOnceWith('Loft')
  expect(screen.queryByText('Loft')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  await press('Delete Attic')
  await press('Delete for good: Attic')
  expect(screen.queryByRole('list')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(screen.getByRole('status').textContent).toContain('Attic')
})

test('Escape takes the first press back, and so does leaving the button', async () => {
  await press('Delete Loft')
  fireEvent.keyDown(button('Delete for good: Loft'), { key: 'Escape' })
  await press('Delete Loft')
  act(() => button('Open Attic').focus())
  await press('Delete Loft')
  expect(roomStore.delete).not.toHaveBeenCalled()
})

test('the second click of a double click deletes nothing', async () => {
  await press('Delete Loft')
  await act(async () => fireEvent.click(button('Delete for good: Loft'), { detail: 2 }))
  expect(roomStore.delete).not.toHaveBeenCalled()
})
