import { expect, test } from 'vitest'
import { nameOfFile, uniqueName } from './file-name.ts'

test.each([
  ['03_living-room (2).JPG', 'Living room 2'],
  ['flat 4/Küche.jpeg', 'Küche'],
  ['C:\\photos\\hall.way.png', 'Hall way'],
  ['IMG_1234.jpg', 'IMG_1234'],
  ['IMG_1234 (2).jpg', 'IMG_1234 (2)'],
  ['R0010023.JPG', 'R0010023'],
  ['R0010023_bathroom.JPG', 'Bathroom'],
  ['PANO_20240317_101502.jpg', 'PANO_20240317_101502'],
  ['PXL_20240317_101502123.PHOTOSPHERE.jpg', 'PXL_20240317_101502123.PHOTOSPHERE'],
  ['DJI_0042-terrace.mp4', 'Terrace'],
  ['12. master bedroom.webp', 'Master bedroom'],
  ['02 study.jpg', 'Study'],
  ['3 bedroom flat.jpg', '3 bedroom flat'],
  ['रसोई.jpg', 'रसोई'],
  ['salle-de-bain.jpg', 'Salle de bain'],
  ['360.jpg', '360'],
  ['2024-03-17.jpg', '2024-03-17'],
  ['___.jpg', '___'],
  ['kitchen.jpg', 'Kitchen'],
  ['𐐨x.jpg', '𐐀x'],
])('%s is the room “%s”', (file, name) => {
  expect(nameOfFile(file)).toBe(name)
})

test('a name that is taken counts on', () => {
  expect(uniqueName('Hall', new Set())).toBe('Hall')
  expect(uniqueName('Hall', new Set(['Hall', 'Hall 2']))).toBe('Hall 3')
  expect(uniqueName('Hall 2', new Set(['Hall 2']))).toBe('Hall 3')
  const long = 'x'.repeat(120)
  expect(uniqueName(long, new Set([long]))).toBe(`${'x'.repeat(118)} 2`)
})
