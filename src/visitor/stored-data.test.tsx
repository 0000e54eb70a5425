import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { databases } from '../projects/places.ts'
import { savedKey } from '../scenes/classrooms/common/model/lesson.ts'
import { account, login } from './account.tsx'
import {
  deleteVisitorData,
  hasLessonProgress,
  storedKeys,
  subscribeToStoredKeys,
} from './stored-data.ts'
import { setTheme, theme } from './theme.ts'

test('a lesson is found by its storage key', () => {
  expect(hasLessonProgress('cell')).toBe(false)
  localStorage.setItem(savedKey('cell'), '{}')
  expect(hasLessonProgress('cell')).toBe(true)
  expect(hasLessonProgress('motion')).toBe(false)
})

test('only the keys of this site are listed', () => {
  expect(storedKeys()).toEqual([])
  localStorage.setItem('other', 'x')
  setTheme('dark')
  expect(storedKeys()).toEqual(['theme'])
  login('ana@example.org', 'secret')
  expect(storedKeys()).toEqual(['user', 'theme'])
  // The same array, so that React does not render for nothing.
  expect(storedKeys()).toBe(storedKeys())
})

test('deleting signs out, resets the theme and notifies subscribers', async () => {
  setTheme('dark')
  login('ana@example.org', 'secret')
  for (const key of ['other', 'lesson-titration', 'lesson-motion']) localStorage.setItem(key, '{}')
  // Progress in any lesson counts as one.
  expect(storedKeys()).toEqual(['user', 'theme', 'lesson-*'])
  const onChange = vi.fn()
  const stop = subscribeToStoredKeys(onChange)
  const forgotten = deleteVisitorData()
  expect(Object.keys(localStorage)).toEqual(['other'])
  expect(account.user).toBeNull()
  expect(theme.choice).toBe('light')
  expect(onChange).toHaveBeenCalled()
  await forgotten
  stop()
  onChange.mockClear()
  await deleteVisitorData()
  expect(onChange).not.toHaveBeenCalled()
})

test('rooms and stagings are listed once their databases are found, and deleted with everything', async () => {
  const names = Object.values(databases)
  for (const name of names) {
    const opening = indexedDB.open(name)
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    // As the stores do: what is asked to give way, does.
    opening.result.onversionchange = () => opening.result.close()
  }
  const stop = subscribeToStoredKeys(() => {})
  await vi.waitFor(() => expect(storedKeys()).toEqual(['realia-rooms', 'realia-staging']))
  await deleteVisitorData()
  expect([storedKeys(), await indexedDB.databases()]).toEqual([[], []])
  stop()
})
