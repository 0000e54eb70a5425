import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { databaseNames } from '../projects/places.ts'
import { savedKey } from '../scenes/classrooms/common/model/lesson.ts'
import { account, login } from './account.tsx'
import { deleteVisitorData, findStoredKeys } from './stored-data.ts'
import { setTheme, theme } from './theme.ts'

test('only the keys of this site are listed', async () => {
  expect(await findStoredKeys()).toEqual([])
  localStorage.setItem('other', 'x')
  setTheme('dark')
  expect(await findStoredKeys()).toEqual(['theme'])
  login('ana@example.org', 'secret')
  expect(await findStoredKeys()).toEqual(['user', 'theme'])
})

test('deleting signs out and resets the theme at once', async () => {
  setTheme('dark')
  login('ana@example.org', 'secret')
  for (const key of ['other', savedKey('titration'), savedKey('motion')])
    localStorage.setItem(key, '{}')
  // Progress in any lesson counts as one.
  expect(await findStoredKeys()).toEqual(['user', 'theme', 'lesson-*'])
  const forgotten = deleteVisitorData()
  expect(Object.keys(localStorage)).toEqual(['other'])
  expect(account.user).toBeNull()
  expect(theme.choice).toBe('light')
  await forgotten
})

test('rooms and stagings are listed, and deleted with everything', async () => {
  const names = Object.values(databaseNames)
  for (const name of names) {
    const opening = indexedDB.open(name)
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    // As the stores do: what is asked to give way, does.
    opening.result.onversionchange = () => opening.result.close()
  }
  expect(await findStoredKeys()).toEqual(['realia-rooms', 'realia-staging'])
  await deleteVisitorData()
  expect([await findStoredKeys(), await indexedDB.databases()]).toEqual([[], []])
})
