import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TourHome } from '../../config.ts'
import { home, panoramas } from '../testing/sample-home.ts'

test.each(['en', 'es', 'fr', 'hi'])('every room of the home has its words in %s', (locale) => {
  const text = readFileSync(`content/${locale}/pages/property-tours.json`, 'utf8')
  const { rooms }: TourHome = JSON.parse(text).sampleHome
  expect(rooms.map(({ id }) => id)).toEqual(home.standingPoints.map(({ id }) => id))
  expect(new Set(rooms.map(({ name }) => name)).size).toBe(rooms.length)
  // What opens it looks there for the file and its small picture.
  for (const { id } of rooms) expect(panoramas[id]?.files).toHaveProperty([`${id}.jpg`])
  for (const { id } of rooms) expect(panoramas[id]?.files).toHaveProperty([`${id}-480.webp`])
})
