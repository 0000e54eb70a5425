import { expect, test } from 'vitest'
import { readBodyTexts } from './body-texts.ts'

const textsOf = (text: string) =>
  readBodyTexts({ text, linesAbove: 0, offset: 10 }).map((each) => each.text)

test('running text goes on through emphasis and links, and leaves out code and addresses', () => {
  expect(
    textsOf('# A *b*\n\nSee **[this](/x)** and `code`, https://a.example/b\nor \\{c\\} &amp; d.'),
  ).toEqual(['A b', 'See this and \uE001, \uE001\nor {c} & d.'])
})

test('cells, list entries, quotes and what pictures show are texts', () => {
  expect(textsOf('| a | b |\n| - | - |\n| c | d |\n\n- e\n  f\n\n> g\n> h\n\n![i](j)')).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e\nf',
    'g\nh',
    '\uE001',
    'i',
  ])
})

test('places count from the start of the file, and a body that cannot be read has no texts', () => {
  const [text] = readBodyTexts({ text: 'a *b*', linesAbove: 0, offset: 10 })
  expect(text).toMatchObject({ starts: [10, 11, 13], ends: [11, 12, 14] })
  expect(textsOf('<b>open')).toEqual([])
})
