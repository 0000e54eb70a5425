import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a face of fonts.css says it holds, as a test of one character. @param file  its name, without ending */
function rangeOf(file: string): (character: string) => boolean {
  const css = readFileSync('src/ui/fonts.css', 'utf8')
  const face = css.split('@font-face').find((part) => part.includes(`/${file}.woff2`)) ?? ''
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to]) => ({
      from: Number.parseInt(from, 16),
      to: Number.parseInt(to ?? from, 16),
    }),
  )
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return ranges.some(({ from, to }) => code >= from && code <= to)
  }
}

function charactersOf(locale: string): string[] {
  const files = readdirSync(`content/${locale}`, { recursive: true, withFileTypes: true })
  const text = files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(`${file.parentPath}/${file.name}`, 'utf8'))
    .join('')
  return [...new Set(text)].filter((character) => character > ' ')
}

const sans = rangeOf('instrument-sans-core')
const mono = rangeOf('dm-mono-core')
const devanagari = rangeOf('devanagari-400')
// HarfBuzz makes the narrow one from the blank.
const narrowNoBreakSpace = '\u202f'
// Neither face has a micro sign, so fonts.css asks neither for it: the reader's own font has one.
const microSign = '\u00b5'

// A character beyond them fetches a whole face of 30 kB: add it in assets/fonts/latin_core.py and in fonts.css.
test.each(['en', 'es', 'fr', 'hi'])('our copy in %s is set in the small cuts', (locale) => {
  const beyond = charactersOf(locale).filter(
    (character) =>
      !sans(character) &&
      !devanagari(character) &&
      character !== narrowNoBreakSpace &&
      character !== microSign,
  )
  expect(beyond).toEqual([])
})

test('what is set in one face can be set in the other', () => {
  const all = ['en', 'es', 'fr'].flatMap(charactersOf)
  expect(all.filter((character) => sans(character) && !mono(character))).toEqual([])
  expect(all.length).toBeGreaterThan(100)
  // Known to be beyond both.
  for (const character of '²₂→ß') expect(sans(character)).toBe(false)
})

// A canvas that asks for its fonts would be given both, 45 kB more, before its scene is drawn.
test.each([
  ['instrument-sans-core', 'instrument-sans-latin-wght-normal'],
  ['dm-mono-core', 'dm-mono-latin-400-normal'],
])('%s and the whole face share no character', (small, whole) => {
  const [isInSmall, isInWhole] = [rangeOf(small), rangeOf(whole)]
  const all = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code))
  expect(all.filter((character) => isInSmall(character) && isInWhole(character))).toEqual([])
  expect(isInWhole('ß') && isInSmall('é')).toBe(true)
})
