import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { languageOf, readCues, subRipText, writeVtt } from './cues.ts'

test('WebVTT: names, settings, notes and styles are passed over, texts keep their lines', () => {
  const text = [
    '\ufeffWEBVTT - of the walk\r\n\r\n',
    'STYLE\n::cue { color: red }\n\nNOTE not --> said\n\n',
    'hall\n00:01.500 --> 00:03.000 line:0 align:start\nThe <i>hall</i>\nand its door\n\n',
    '1:00:00.000 --> 1:00:02.250\nMuch later\n \n',
    '00:00.000 --> 00:01.000\nFirst',
  ].join('')
  expect(readCues(text)).toEqual([
    { start: 0, end: 1, text: 'First' },
    { start: 1.5, end: 3, text: 'The <i>hall</i>\nand its door' },
    { start: 3600, end: 3602.25, text: 'Much later' },
  ])
})

test('SubRip: numbers and commas', () => {
  expect(
    readCues('1\n00:00:01,5 --> 00:00:02,000\nHall\n\n2\n00:00:02,000 --> 00:00:04,000\nDoor'),
  ).toEqual([
    { start: 1.5, end: 2, text: 'Hall' },
    { start: 2, end: 4, text: 'Door' },
  ])
})

test.each([
  '',
  'WEBVTT',
  'a text\n\nof no captions',
  '00:02.000 --> 00:01.000\nbackwards',
  '00:01.000 --> 00:02.000\n\n',
])('%j holds no captions', (text) => expect(readCues(text)).toEqual([]))

test('what is written is read again', () => {
  const dice = createRandom(6)
  for (let run = 0; run < 50; run += 1) {
    let at = 0
    const cues = Array.from({ length: 1 + Math.floor(dice() * 20) }, (_, index) => {
      const start = at + Math.round(dice() * 5_000_000) / 1000
      at = start + 0.001 + Math.round(dice() * 9000) / 1000
      return { start, end: at, text: `Line ${index}\nघर <b>é</b>` }
    })
    const read = readCues(writeVtt(cues))
    expect(read.map(({ text }) => text)).toEqual(cues.map(({ text }) => text))
    for (const [index, { start, end }] of read.entries()) {
      expect(start).toBeCloseTo(cues[index]?.start ?? Number.NaN, 6)
      expect(end).toBeCloseTo(cues[index]?.end ?? Number.NaN, 6)
    }
  }
})

test('a text of SubRip keeps what WebVTT knows, and says the rest as it stands', () => {
  expect(subRipText('{\\an8}<font color="#fff"><i>Tom & Jo</i></font> --> 2 < 3')).toBe(
    '<i>Tom &amp; Jo</i> → 2 &lt; 3',
  )
})

test('the language is told by the name', () => {
  expect(languageOf('media/walk.fr.vtt')).toBe('fr')
  expect(languageOf('media/walk.pt-BR.vtt')).toBe('pt-br')
  expect(languageOf('media/walk.vtt')).toBeUndefined()
})
