import { expect, test } from 'vitest'
import { withPositionErased } from './testing/photo-with.ts'

const captions = (text: string) =>
  new Blob([`WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${text}\n`], { type: 'text/vtt' })

// A minus is three bytes, a degree two.
test.each([
  [
    '[iso : 100] [latitude: 48.858370] [longitude: -2.294481] [rel_alt: 1.300 abs_alt: 36.272]',
    '[iso : 100] [latitude: **.******] [longitude: -*.******] [rel_alt: *.*** abs_alt: **.***]',
  ],
  [
    'HOME(2.2945,-48.8583) 2017.08.05\nGPS(2.2946,-48.8584,16) BAROMETER:1.9',
    'HOME(*.****,***.****) 2017.08.05\nGPS(*.****,***.****,**) BAROMETER:1.9',
  ],
  ['GPS (\u2212122.3699, 37.8166, 15), D 24.26m', 'GPS (******.****, **.****, **), D 24.26m'],
  ['HOME(W: 122.369900, N: 37.816600)', 'HOME(*: ***.******, *: **.******)'],
  ['Over 48.8583° N, 2.2945° E now', 'Over **.****** *, *.****° E now'],
  ['W0.127640 S51.507220', 'W*.****** ***.******'],
  ['48° 51\' 30.1" N 2° 17\' 40.1" E, 30 m', '**** *** **.** * *** *** **.** *, 30 m'],
  ['Au 48° 51,502′ N', `Au ${'*'.repeat(4)} **,${'*'.repeat(6)} *`],
  ['lat: 48.86 long: 2.29', 'lat: **.** long: *.**'],
  ['latitude: 488583700 longitude: -2294481', 'latitude: ********* longitude: -*******'],
  ['[latitude: 48,858370] 48,858370; 2,294481', '[latitude: **,******] **,******; *,******'],
])('%j loses where the drone was', async (told, left) => {
  const text = await (await withPositionErased(captions(told))).bare.text()
  expect(text).toContain(`WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${left}`)
})

test.each([
  'How long: 3.25 hours, lately',
  'GPS (accuracy 1.5 m, indoors)',
  "Turned by 45° 30' to the left, N 3.5 km",
  'Number 488583700, 2,5 and 3,5 N',
  'The flat: 3.141 rooms, 2.5 baths, latitude in style',
  'व्यू 12.5 × 7.25 m',
])('%j stays as it is', async (said) => {
  const given = captions(said)
  expect((await withPositionErased(given)).bare).toBe(given)
})

test('SubRip declared as WebVTT loses its positions, and other text does not', async () => {
  const told = '1\n00:00:00,000 --> 00:00:01,000\n[latitude: 48.858370]\n'
  const { bare } = await withPositionErased(new Blob([told], { type: 'text/vtt;charset=utf-8' }))
  expect(await bare.text()).toBe(told.replace('48.858370', '**.******'))
  const other = new Blob(['WEBVTTX [latitude: 48.858370]'])
  expect((await withPositionErased(other)).bare).toBe(other)
})
