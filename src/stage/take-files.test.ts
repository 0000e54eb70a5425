import { expect, test } from 'vitest'
import { takeFiles } from './take-files.ts'

/** A field of a browser, in so far as files are concerned: emptying it empties its list. */
function fieldWith(...files: File[]) {
  const field = {
    files,
    get value() {
      return field.files.length > 0 ? 'C:\\fakepath\\room.jpg' : ''
    },
    set value(_: string) {
      field.files = []
    },
  }
  return field as unknown as HTMLInputElement
}

test('files are taken once, however often one is told of them', () => {
  const room = new File(['r'], 'room.jpg')
  const field = fieldWith(room)
  expect(takeFiles(field)).toEqual([room])
  expect(takeFiles(field)).toEqual([])
  expect(field.value).toBe('')
})

test('no field, no files', () => expect(takeFiles(null)).toEqual([]))
