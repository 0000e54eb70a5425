import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { type Cue, readCues } from './cues.ts'
import { createSpoken } from './spoken.ts'

const cues = readCues(
  'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Ana>The <i>hall</i> &amp;\nits door</v>\n\n' +
    '00:02.000 --> 00:04.000\n2 &lt; 3 &amp;lt;\n\n00:05.000 --> 00:06.000\n<c.loud></c>\n',
)

const spokenAt = createSpoken(cues)

test('what is said is told in plain words, from its first moment and not at its last', () => {
  expect(spokenAt(0.99)).toBe('')
  expect(spokenAt(1)).toBe('The hall & its door')
  expect(spokenAt(3)).toBe('2 < 3 &lt;')
  expect(spokenAt(4)).toBe('')
})

test('two that speak at once are both read, and tags alone say nothing', () => {
  expect(spokenAt(2.5)).toBe('The hall & its door · 2 < 3 &lt;')
  expect(spokenAt(5.5)).toBe('')
})

test('of many cues, some of them long, all that are being said are told, in their order', () => {
  const dice = createRandom(9)
  const many = Array.from({ length: 400 }, (_, at): Cue => {
    const start = dice() * 300
    return { start, end: start + (at % 40 === 0 ? 100 : 2) * dice() + 0.01, text: `cue ${at}` }
  }).sort((a, b) => a.start - b.start)
  const say = createSpoken(many)
  for (let run = 0; run < 500; run += 1) {
    const at = run < 100 ? (many[run]?.start ?? 0) : dice() * 420
    const said = many.filter(({ start, end }) => at >= start && at < end).map(({ text }) => text)
    expect(say(at)).toBe(said.join(' · '))
  }
})

test('a time is looked up among twenty thousand cues without looking at them all', () => {
  let looked = 0
  const long = Array.from({ length: 20_000 }, (_, at) => ({
    end: at + 0.9,
    text: 'word',
    get start() {
      looked += 1
      return at
    },
  }))
  const say = createSpoken(long)
  looked = 0
  expect(say(12_345.5)).toBe('word')
  expect(looked).toBeLessThan(20)
})
