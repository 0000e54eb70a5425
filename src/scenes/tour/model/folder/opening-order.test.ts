import { expect, test } from 'vitest'
import { openingOrder } from './opening-order.ts'

const file = (name: string, webkitRelativePath = '', type = 'image/jpeg') => ({
  name,
  type,
  webkitRelativePath,
})
const names = (files: Parameters<typeof openingOrder>[0]) =>
  openingOrder(files).map(({ name }) => name)

test('what opens first is the first room of the strip, in whatever order the files came', () => {
  const files = [file('room 10.jpg'), file('room 2.jpg'), file('attic.jpg')]
  expect(names(files)).toEqual(['attic.jpg', 'room 2.jpg', 'room 10.jpg'])
  expect(names(files.toReversed())).toEqual(names(files))
})

test('a folder is gone through as the strip has it', () => {
  const files = [
    file('a.jpg', 'home/upstairs/a.jpg'),
    file('z.jpg', 'home/z.jpg'),
    file('b.jpg', 'home/upstairs/b.jpg'),
  ]
  expect(names(files)).toEqual(['z.jpg', 'a.jpg', 'b.jpg'])
})

test('a plan, and what is no media by its name, come last, as they came', () => {
  const files = [
    file('readme.txt', '', 'text/plain'),
    file('floor plan.png', '', 'image/png'),
    file('hall.jpg'),
    file('bath', '', ''),
  ]
  expect(names(files)).toEqual(['hall.jpg', 'readme.txt', 'floor plan.png', 'bath'])
})
