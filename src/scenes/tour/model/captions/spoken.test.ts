import { expect, test } from 'vitest'
import { readCues } from './cues.ts'
import { spokenAt } from './spoken.ts'

const cues = readCues(
  'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Ana>The <i>hall</i> &amp;\nits door</v>\n\n' +
    '00:02.000 --> 00:04.000\n2 &lt; 3 &amp;lt;\n\n00:05.000 --> 00:06.000\n<c.loud></c>\n',
)

test('what is said is told in plain words, from its first moment and not at its last', () => {
  expect(spokenAt(cues, 0.99)).toBe('')
  expect(spokenAt(cues, 1)).toBe('The hall & its door')
  expect(spokenAt(cues, 3)).toBe('2 < 3 &lt;')
  expect(spokenAt(cues, 4)).toBe('')
})

test('two that speak at once are both read, and tags alone say nothing', () => {
  expect(spokenAt(cues, 2.5)).toBe('The hall & its door · 2 < 3 &lt;')
  expect(spokenAt(cues, 5.5)).toBe('')
})
