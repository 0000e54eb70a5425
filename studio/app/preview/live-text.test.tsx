import { afterEach, expect, test } from 'vitest'
import { LiveText } from './live-text.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test('a page shows what is typed, and what is on disk once it is taken back', () => {
  document.body.innerHTML = '<h1>One</h1><p>One and two</p><a>One</a>'
  const live = new LiveText(() => document)
  const texts = () => [...document.body.children].map((element) => element.textContent)
  live.show([{ saved: 'One', draft: 'Uno' }])
  expect(texts()).toEqual(['Uno', 'One and two', 'Uno'])
  live.show([{ saved: 'One', draft: 'Uno más' }])
  expect(texts()).toEqual(['Uno más', 'One and two', 'Uno más'])
  live.show([])
  expect(texts()).toEqual(['One', 'One and two', 'One'])
})
