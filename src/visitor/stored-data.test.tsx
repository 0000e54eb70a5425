import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { databases } from '../projects/places.ts'
import { savedKey } from '../scenes/classrooms/common/model/lesson.ts'
import { account, login } from './account.tsx'
import { deleteVisitorData, hasLesson, storedKeys } from './stored-data.ts'
import { setTheme, theme } from './theme.ts'

test('a lesson is found by its storage key', () => {
  expect(hasLesson('cell')).toBe(false)
  localStorage.setItem(savedKey('cell'), '{}')
  expect(hasLesson('cell')).toBe(true)
  expect(hasLesson('motion')).toBe(false)
})

test('only the keys of this site are listed', async () => {
  expect(await storedKeys()).toEqual([])
  localStorage.setItem('other', 'x')
  setTheme('dark')
  expect(await storedKeys()).toEqual(['theme'])
  login('ana@example.org', 'secret')
  expect(await storedKeys()).toEqual(['user', 'theme'])
})

test('deleting signs out and resets the theme', async () => {
  setTheme('dark')
  login('ana@example.org', 'secret')
  for (const key of ['other', 'lesson-titration', 'lesson-motion']) localStorage.setItem(key, '{}')
  // Progress in any lesson counts as one.
  expect(await storedKeys()).toEqual(['user', 'theme', 'lesson-*'])
  const forgotten = deleteVisitorData()
  expect(Object.keys(localStorage)).toEqual(['other'])
  expect(account.user).toBeNull()
  expect(theme.choice).toBe('light')
  await forgotten
  expect(await storedKeys()).toEqual([])
})

test('rooms and stagings are listed, and deleted with everything', async () => {
  const names = Object.values(databases)
  for (const name of names) {
    const opening = indexedDB.open(name)
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    // As the stores do: what is asked to give way, does.
    opening.result.onversionchange = () => opening.result.close()
  }
  expect(await storedKeys()).toEqual(['realia-rooms', 'realia-staging'])
  await deleteVisitorData()
  expect([await storedKeys(), await indexedDB.databases()]).toEqual([[], []])
})
