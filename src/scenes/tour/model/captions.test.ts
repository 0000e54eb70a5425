import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import { type Cue, captionLanguageOf, parseCues, subRipToVtt, writeVtt } from './captions.ts'
import { expectClose } from './testing/fixtures.ts'

test('WebVTT: names, settings, notes and styles are skipped, texts keep their lines', () => {
  const text = [
    '\ufeffWEBVTT - of the walk\r\n\r\n',
    'STYLE\n::cue { color: red }\n\nNOTE not --> said\n\n',
    'hall\n00:01.500 --> 00:03.000 line:0 align:start\nThe <i>hall</i>\nand its door\n\n',
    '1:00:00.000 --> 1:00:02.250\nMuch later\n \n',
    '00:00.000 --> 00:01.000\nFirst',
  ].join('')
  expect(parseCues(text)).toEqual([
    { start: 0, end: 1, text: 'First' },
    { start: 1.5, end: 3, text: 'The <i>hall</i>\nand its door' },
    { start: 3600, end: 3602.25, text: 'Much later' },
  ])
})

test('cues beyond the limits of count and length are dropped', () => {
  const line = (text: string) => `00:01.000 --> 00:02.000\n${text}\n\n`
  expect(parseCues(line('a').repeat(20_001))).toHaveLength(20_000)
  expect(parseCues(line('x'.repeat(3000)))[0]?.text).toHaveLength(2000)
})

test.each([
  '',
  'a text\n\nof no captions',
  '00:02.000 --> 00:01.000\nbackwards',
  '00:01.000 --> 00:01.000\nno time at all',
  '00:01.000 --> 00:02.000\n\n',
])('%j holds no captions', (text) => expect(parseCues(text)).toEqual([]))

test('writeVtt round-trips through parseCues', () => {
  const dice = createRandom(6)
  const cues = Array.from({ length: 20 }, (_, index) => {
    const start = index * 2000 + Math.round(dice() * 1_000_000) / 1000
    return { start, end: start + 0.001 + index, text: `Line ${index}\nघर <b>é</b>` }
  })
  const read = parseCues(writeVtt(cues))
  expect(read.map(({ text }) => text)).toEqual(cues.map(({ text }) => text))
  const times = (all: Cue[]) => all.flatMap(({ start, end }) => [start, end])
  expectClose(times(read), times(cues), 6)
})

test('SubRip text keeps WebVTT tags and escapes the rest; the file name gives the language', () => {
  expect(subRipToVtt('{\\an8}<font color="#fff"><i>Tom & Jo</i></font> --> 2 < 3')).toBe(
    '<i>Tom &amp; Jo</i> → 2 &lt; 3',
  )
  const names = ['media/walk.fr.vtt', 'media/walk.pt-BR.vtt', 'media/walk.vtt']
  expect(names.map(captionLanguageOf)).toEqual(['fr', 'pt-br', undefined])
})
