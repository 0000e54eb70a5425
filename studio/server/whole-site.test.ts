import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentView, SiteListing } from '../contract.ts'
import { makeSite, type TestSite } from './testing/make-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeSite()
})
afterAll(() => site.remove())

const overview = 'pages/solutions.json'

interface Overview {
  groups: { entries: { id: string; label: string; href: string }[] }[]
  back: { href: string }
}

async function open<Data>(path: string) {
  const [, view] = await site.ask(`document?file=${path.slice(3)}`)
  const version = (view as DocumentView).versions.en
  const { body } = version ?? {}
  return { version: version?.version, data: structuredClone(version?.data) as Data, body }
}

const elsewhere = (message: string) =>
  expect.objectContaining({ field: '', message: expect.stringContaining(message) })

test('what would break in other files is refused, in the words of the check', async () => {
  const path = 'en/solutions/virtual-labs.mdx'
  const before = await site.text(path)
  const { version, data, body } = await open<object>(path)
  const draft = { path, data: { status: 'draft', ...data }, body }
  const [status, answer] = await site.ask('save', { ...draft, version })
  expect(status).toBe(422)
  const { problems } = answer as { problems: { message: string }[] }
  expect(problems).toHaveLength(8)
  const words =
    /^content\/\w\w\/pages\/.+:\d+:\d+ {2}.+ {2}"\/solutions\/virtual-labs" is a draft → /
  for (const { message } of problems) expect(message).toMatch(words)
  expect((await site.ask('check', draft))[1]).toEqual({ problems })
  expect(await site.text(path)).toBe(before)
}, 60_000)

test('a place that others link to is not taken away', async () => {
  const path = `en/${overview}`
  const { version, data } = await open<Overview>(path)
  for (const { entries } of data.groups)
    for (const entry of entries) if (entry.id === 'virtual-labs') entry.id = 'labs'
  const [status, answer] = await site.ask('save', { path, version, data })
  expect(status).toBe(422)
  expect((answer as { problems: unknown[] }).problems).toContainEqual(
    elsewhere('"/solutions#virtual-labs" → no such page or place on a page'),
  )
})

test('a draft may link to a place of its own that is new', async () => {
  const path = `en/${overview}`
  const { version, data } = await open<Overview>(path)
  const entries = data.groups[0]?.entries ?? []
  entries.push({ ...structuredClone(entries[0]), id: 'night-tours' } as (typeof entries)[0])
  data.back.href = '/solutions#night-tours'
  expect((await site.ask('save', { path, version, data }))[0]).toBe(200)
})

test('the tree counts what another file has broken', async () => {
  const problemsInTree = async () => {
    const { documents } = (await site.ask('site'))[1] as SiteListing
    return documents
      .filter(({ file }) => file !== overview)
      .reduce((sum, { problems }) => sum + problems.en, 0)
  }
  expect(await problemsInTree()).toBe(0)
  const text = await site.text(`en/${overview}`)
  const file = join(site.root, 'content/en', overview)
  await writeFile(file, text.replace('"id": "virtual-labs"', '"id": "labs"'))
  expect(await problemsInTree()).toBeGreaterThan(0)
  await writeFile(file, text)
  expect(await problemsInTree()).toBe(0)
}, 60_000)
