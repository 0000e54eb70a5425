import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '../src/site/locales.ts'

type Words = string | Words[] | { [key: string]: Words }

/** What some languages have and others not: more ways to say a command, a form for the first of a month. */
const ownToLanguage = ['said', 'first']

/** Every text of a document, by its place. */
const textsOf = (words: Words, place = ''): [string, string][] =>
  typeof words === 'string'
    ? [[place, words]]
    : Object.entries(words).flatMap(([key, part]) =>
        ownToLanguage.includes(key) ? [] : textsOf(part, `${place}/${key}`),
      )

const read = (locale: string, file: string) =>
  textsOf(JSON.parse(readFileSync(`content/${locale}/${file}`, 'utf8')))

/** What a text has filled in. */
const filledIn = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name))].sort()

test.each(locales)('texts in %s have filled in what they have in English', (locale) => {
  const files = globSync('{ui,lessons}/*.json', { cwd: 'content/en' })
  expect(files.length).toBeGreaterThan(10)
  const differ = files.flatMap((file) => {
    const english = new Map(read('en', file))
    return read(locale, file).flatMap(([place, text]) => {
      const asked = filledIn(english.get(place) ?? '')
      return filledIn(text).join() === asked.join() ? [] : [`${file}${place}: ${asked} → ${text}`]
    })
  })
  expect(differ).toEqual([])
})

test.each(['es', 'fr'])(
  'in %s, which orders its words alike, several values keep their order',
  (locale) => {
    const order = (text: string) =>
      [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).join()
    const differ = globSync('ui/*.json', { cwd: 'content/en' }).flatMap((file) => {
      const english = new Map(read('en', file))
      return read(locale, file).filter(([place, text]) => {
        const asked = english.get(place)
        return asked && order(asked) !== order(text)
      })
    })
    expect(differ).toEqual([])
  },
)

/** Words that are the same of one and of many. */
const invariant = { en: ['registered'], es: [], fr: ['voix'], hi: ['जवाब', 'वोट', 'पंजीकृत'] }

test.each(locales)('one is told otherwise than many: %s', (locale) => {
  const alike = globSync('ui/*.json', { cwd: 'content/en' }).flatMap((file) => {
    const texts = new Map(read(locale, file))
    return [...texts].filter(
      ([place, text]) =>
        place.endsWith('_one') &&
        text === texts.get(place.replace(/one$/, 'other')) &&
        !invariant[locale].some((word) => text.endsWith(word)),
    )
  })
  expect(alike).toEqual([])
})
