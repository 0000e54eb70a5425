import { expect, test } from 'vitest'
import { createDocument } from '../document/create-document.ts'
import { setPlan } from '../document/plan.ts'
import { addRooms } from '../document/rooms.ts'
import { pageBytes } from './page-size.ts'

const room = (id: string, bytes: number) => ({
  ...{ id, fileName: `${id}.jpg`, sort: 'image' as const, detected: 'sphere' as const },
  file: { id, path: `media/${id}.jpg`, type: 'image/jpeg', bytes },
})

test('a page is a third larger than its media and its plan, and little more', () => {
  const tour = addRooms(createDocument('tour'), [room('a', 30e6), room('b', 33e6)])
  expect(pageBytes(tour) / 84e6).toBeCloseTo(1, 2)
  const unused = { ...tour, files: [...tour.files, { ...room('c', 1e9).file }] }
  expect(pageBytes(unused)).toBe(pageBytes(tour))
  const sheet = { id: 'plan', path: 'media/plan.png', type: 'image/png', bytes: 30e6 }
  const planned = setPlan(tour, sheet, { width: 600, height: 400 })
  expect((pageBytes(planned) - pageBytes(tour)) / 40e6).toBeCloseTo(1, 3)
})
