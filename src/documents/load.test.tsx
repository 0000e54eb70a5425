import { text } from 'node:stream/consumers'
import type { ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { Industry } from '../../content/schemas/industry.ts'
import { loadDocument, loadDocuments, seedDocuments } from './load.ts'

test('a seeded document needs no request', async () => {
  seedDocuments('fr', { site: { brand: 'From the page' } })
  expect(await loadDocument('fr', 'site')).toEqual({ brand: 'From the page' })
})

test('documents load by language, with their body as a component', async () => {
  const { politics } = await loadDocuments<{ politics: Industry }>('en', {
    politics: 'industries/politics',
  })
  expect(politics.title).toBeTypeOf('string')
  expect(politics.Body).toBeTypeOf('function')
  expect(politics).not.toHaveProperty('_raw')
})

test('the body of a seeded document is fetched when it is first rendered', async () => {
  const whole = await loadDocument<{ Body: ComponentType }>('en', 'industries/education')
  seedDocuments('en', { 'industries/education': { title: 'From the page', Body: true } })
  const seeded = await loadDocument<{ title: string; Body: ComponentType }>(
    'en',
    'industries/education',
  )
  expect(seeded.title).toBe('From the page')
  const drawn = async (Body: ComponentType) => text((await prerenderToNodeStream(<Body />)).prelude)
  const html = await drawn(seeded.Body)
  expect(html).toContain('<p>')
  expect(html).toBe(await drawn(whole.Body))
})

test('a missing document is an error with its name', async () => {
  await expect(loadDocument('hi', 'pages/nope')).rejects.toThrow('No document hi/pages/nope')
})
