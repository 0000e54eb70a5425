import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import about from '../../content/en/pages/about.json' with { type: 'json' }
import { sections } from '../../content/schemas/sections.ts'
import { Sections } from './sections.tsx'

const schema = sections('tool')
const written = schema.parse([
  ...about.sections.slice(0, 3),
  { type: 'tool', name: 'tool' },
  ...about.sections.slice(3),
])

const tools = { tool: <section aria-labelledby="tool">To be tried</section> }

/** The places of a page that is written from these sections, from top to bottom. */
async function placesOf(list: typeof written) {
  const { prelude } = await prerenderToNodeStream(
    <Sections sections={list} tools={tools} brand="Realia" />,
  )
  const html = await text(prelude)
  return [...html.matchAll(/<h1|aria-labelledby="([\w-]+)"/g)].map(([all, id]) => id ?? all)
}

test('a page renders its sections and tools in the order of its document', async () => {
  const order = ['<h1', 'mission', 'values', 'tool', 'making', 'device', 'why', 'next']
  expect(await placesOf(written)).toEqual(order)
  expect(await placesOf(written.toReversed())).toEqual(order.toReversed())
})

test('{{brand}} in a heading becomes the product’s name', async () => {
  const { prelude } = await prerenderToNodeStream(
    <Sections sections={written} tools={tools} brand="Realia" />,
  )
  expect(await text(prelude)).toMatch(/<h2[^>]*id="why"[^>]*>[^<{]*Realia/)
})
