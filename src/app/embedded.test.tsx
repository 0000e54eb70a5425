import { expect, test } from 'vitest'
import { embed, readEmbedded } from './embedded.ts'

test('data goes through the page unharmed, even with markup in it', () => {
  const data = {
    path: '/',
    documents: { 'pages/home': { title: '</script><b>&amp;' } },
    year: 2026,
  }
  document.body.innerHTML = embed(data)
  expect(document.body.children).toHaveLength(1)
  expect(readEmbedded(document)).toEqual(data)
})

test('a page that carries nothing was not prerendered', () => {
  document.body.innerHTML = ''
  expect(readEmbedded(document)).toBeUndefined()
})
