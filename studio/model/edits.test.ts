import { expect, test } from 'vitest'
import { applyEdits, findEdits } from './edits.ts'

const page = {
  title: 'One',
  hero: { text: 'Two', link: { label: 'Go', href: '/' } },
  points: ['a', 'b', 'c'],
}

test('what is the same needs no change, whatever the order of its fields', () => {
  expect(findEdits(page, structuredClone(page))).toEqual([])
  expect(findEdits({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([])
})

test('a changed word is one change, at its own place', () => {
  const after = structuredClone(page)
  after.hero.link.label = 'Start'
  expect(findEdits(page, after)).toEqual([
    { kind: 'set', path: ['hero', 'link', 'label'], value: 'Start' },
  ])
})

test('an entry put in or taken out leaves its neighbours alone', () => {
  expect(findEdits(page, { ...page, points: ['a', 'new', 'b', 'c'] })).toEqual([
    { kind: 'add', path: ['points', 1], value: 'new' },
  ])
  expect(findEdits(page, { ...page, points: ['b', 'c'] })).toEqual([
    { kind: 'remove', path: ['points', 0] },
  ])
})

test('a new field stands before the one that follows it', () => {
  const after = { title: 'One', intro: 'New', hero: page.hero, points: page.points }
  expect(findEdits(page, after)).toEqual([
    { kind: 'add', path: ['intro'], value: 'New', before: 'hero' },
  ])
})

test.each([
  [{ ...page, points: [] }],
  [{ ...page, points: ['c', 'b', 'a', 'd', 'e'] }],
  [{ ...page, points: ['x', 'c'] }],
  [{ title: 'One', points: { a: 1 } }],
  [{ hero: { link: { label: 'Other', href: '/x' }, more: [1, { two: [3] }] }, title: null }],
])('the changes to %j lead there', (after) => {
  expect(applyEdits(page, findEdits(page, after))).toEqual(after)
  expect(page.points).toEqual(['a', 'b', 'c'])
})
