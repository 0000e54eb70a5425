import { expect } from 'vitest'
import { createDocument, type NewRoom } from '../document/create-document.ts'
import { addRooms } from '../document/rooms.ts'
import type { TourDocument } from '../document/tour-document.ts'

/** A panorama that is called by its id. */
export const newRoom = (id: string, more: Partial<NewRoom> = {}): NewRoom => ({
  ...{ id, fileName: `${id}.jpg`, sort: 'image', detected: 'sphere' },
  file: { id: `file-${id}`, path: `media/${id}.jpg`, type: 'image/jpeg', bytes: 1 },
  ...more,
})

export const tourOf = (...ids: string[]): TourDocument =>
  addRooms(
    createDocument('tour'),
    ids.map((id) => newRoom(id)),
  )

/** Numbers one by one, to so many digits. */
export function expectClose(
  actual: Iterable<number> | undefined,
  wanted: Iterable<number>,
  digits = 9,
) {
  expect([...(actual ?? [])]).toEqual([...wanted].map((value) => expect.closeTo(value, digits)))
}
