import { mkdir, rm, rmdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { locales } from '../../src/site/locales.ts'
import type { CreateAnswer, DocumentView, SaveAnswer, SiteListing } from '../contract.ts'
import { makeSite, type TestSite } from './testing/make-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeSite()
})
afterAll(() => site.remove())

const home = 'pages/home.json'
const open = async (file: string) => (await site.ask(`document?file=${file}`))[1] as DocumentView

interface HomeData {
  hero: { title: string; primary: { label: string } }
}

async function openHome() {
  const version = (await open(home)).versions.es
  return { version: version?.version ?? '', data: structuredClone(version?.data) as HomeData }
}

test('lists every document with what its languages lack', async () => {
  const [status, listing] = await site.ask('site')
  const { documents, open: kinds, choices } = listing as SiteListing
  expect(status).toBe(200)
  expect(documents.length).toBeGreaterThan(60)
  expect(documents.find(({ file }) => file === home)).toMatchObject({
    kind: 'Home',
    states: { en: 'done', es: 'done', fr: 'done', hi: 'done' },
    problems: { en: 0, es: 0, fr: 0, hi: 0 },
  })
  expect(kinds.map(({ kind }) => kind)).toContain('Update')
  expect(choices.picture).toContain('hero-living-room')
  expect(choices.page).toContain('/contact')
  // Every file is read and checked the first time.
}, 60_000)

test('a changed word is one changed line', async () => {
  const before = await site.text(`es/${home}`)
  const { version, data } = await openHome()
  const title = data.hero.title
  data.hero.title = 'Lo real y lo digital'
  const [status, answer] = await site.ask('save', { path: `es/${home}`, version, data })
  expect([status, (answer as SaveAnswer).result]).toEqual([200, 'saved'])
  expect(await site.text(`es/${home}`)).toBe(before.replace(title, 'Lo real y lo digital'))
})

test('a line that grows too long is laid out as the house does', async () => {
  const { version, data } = await openHome()
  data.hero.primary.label = 'Empezar ahora mismo con la realidad aumentada en casa'
  expect((await site.ask('save', { path: `es/${home}`, version, data }))[0]).toBe(200)
  expect(await site.text(`es/${home}`)).toContain(
    '    "primary": {\n      "label": "Empezar ahora mismo con la realidad aumentada en casa",\n',
  )
})

test('what the check would refuse is not written, and is told in its words', async () => {
  const before = await site.text(`es/${home}`)
  const { version, data } = await openHome()
  data.hero.title = 'x'.repeat(70)
  const draft = { path: `es/${home}`, data }
  const problem = { field: 'hero.title', message: expect.stringContaining('70 characters, “xxx') }
  const [status, answer] = await site.ask('save', { ...draft, version })
  expect(status).toBe(422)
  expect(answer).toMatchObject({ result: 'refused', problems: [problem] })
  expect((await site.ask('check', draft))[1]).toMatchObject({ problems: [problem] })
  expect(await site.text(`es/${home}`)).toBe(before)
})

test('a file that has changed on disk is not written over', async () => {
  const { version, data } = await openHome()
  const changed = (await site.text(`es/${home}`)).replace(
    '"label": "Saber más"',
    '"label": "Descubrir más"',
  )
  await writeFile(join(site.root, 'content/es', home), changed)
  data.hero.title = 'Otra vez'
  const [status, answer] = await site.ask('save', { path: `es/${home}`, version, data })
  expect(status).toBe(409)
  expect(answer).toMatchObject({
    result: 'changed',
    version: { data: { hero: { secondary: { label: 'Descubrir más' } } } },
  })
  expect(await site.text(`es/${home}`)).toBe(changed)
})

test('a change in English makes its translations stale until they are said to be up to date', async () => {
  const file = 'pages/contact.json'
  const { versions } = await open(file)
  const data = structuredClone(versions.en?.data) as { seo: { title: string } }
  data.seo.title = 'Write to us'
  const english = { path: `en/${file}`, version: versions.en?.version, data }
  expect((await site.ask('save', english))[0]).toBe(200)
  const states = ({ versions: now }: DocumentView) => locales.map((locale) => now[locale]?.state)
  expect(states(await open(file))).toEqual(['done', 'stale', 'stale', 'stale'])
  expect((await open(file)).versions.fr?.stale).toEqual(['seo'])
  const [, view] = await site.ask('translated', { path: `fr/${file}` })
  expect(states(view)).toEqual(['done', 'stale', 'done', 'stale'])
})

test('of two saves made from one version the second is refused', async () => {
  const { version, data } = await openHome()
  const save = (title: string) =>
    site.ask('save', {
      path: `es/${home}`,
      version,
      data: { ...data, hero: { ...data.hero, title } },
    })
  const answers = await Promise.all([save('Primero'), save('Segundo')])
  expect(answers.map(([status]) => status)).toEqual([200, 409])
  expect(await site.text(`es/${home}`)).toContain('"title": "Primero"')
})

test('a new update is written in all languages, three of them to be translated', async () => {
  const data = {
    title: 'Two new rooms to walk in',
    description: 'A kitchen and a study have joined the sample home.',
    date: '2024-03-20',
    category: 'Tours',
    badge: 'new',
    link: { label: 'Walk through the rooms', href: '/property-tours' },
  }
  const file = 'updates/two-rooms.mdx'
  const body = 'Both are there in 360°.\n\n![A bright kitchen](property-tours)'
  const [status, answer] = await site.ask('create', { file, data, body })
  expect([status, (answer as CreateAnswer).result]).toEqual([201, 'created'])
  const { versions } = await open(file)
  expect(locales.map((locale) => versions[locale]?.state)).toEqual([
    'done',
    'missing',
    'missing',
    'missing',
  ])
  expect(versions.hi).toMatchObject({ data, body, problems: [] })
  expect((await site.ask('create', { file, data, body }))[1]).toEqual({ result: 'exists' })
})

test('a new document that the check would refuse is written in no language', async () => {
  const file = 'updates/wrong.mdx'
  const [status, answer] = await site.ask('create', { file, data: { title: '' }, body: '' })
  expect(status).toBe(422)
  expect((answer as { problems: object[] }).problems).toContainEqual(
    expect.objectContaining({ field: 'title', message: '"" → at least 1 characters' }),
  )
  expect((await open(file)).versions).toEqual({})
})

test('a new document that cannot be written in one language is written in none', async () => {
  const file = 'updates/half.mdx'
  const inTheWay = join(site.root, `content/fr/updates/.half.mdx.${process.pid}`)
  await mkdir(inTheWay)
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { versions } = await open('updates/two-rooms.mdx')
  const { data, body } = versions.en ?? {}
  expect((await site.ask('create', { file, data, body }))[0]).toBe(500)
  expect(told).toHaveBeenCalledOnce()
  expect((await open(file)).versions).toEqual({})
  await rmdir(inTheWay)
  expect((await site.ask('create', { file, data, body }))[0]).toBe(201)
})

test('a file that is gone is made again when that is asked for', async () => {
  const path = 'es/updates/two-rooms.mdx'
  const { version, data, body } = (await open('updates/two-rooms.mdx')).versions.es ?? {}
  const text = await site.text(path)
  await rm(join(site.root, 'content', path))
  const gone = await site.ask('save', { path, version, data, body })
  expect(gone).toEqual([409, { result: 'changed', version: null }])
  expect((await site.ask('save', { path, version: null, data, body }))[0]).toBe(200)
  expect(await site.text(path)).toBe(text)
  // It is there now: whoever still takes it for gone has something else before them.
  expect((await site.ask('save', { path, version: null, data, body }))[0]).toBe(409)
})

test('there is one home page', async () => {
  expect((await site.ask('create', { file: 'pages/home.json', data: {} }))[0]).toBe(400)
})

test.each([
  'es/../../package.json',
  '../package.json',
  'es/pages/../pages/home.json',
  '/etc/passwd',
  'es/pages/.home.json',
  'es/pages/HOME.json',
  'es//pages/home.json',
  'es\\pages\\home.json',
  'schemas/home.ts',
  'de/pages/home.json',
  'es/pages/none.json',
])('%s is no place to write to', async (path) => {
  const [status, answer] = await site.ask('save', { path, version: '', data: {} })
  expect(status).toBe(400)
  expect(answer).toHaveProperty('error')
})

test('a link that leads out of the content is not followed', async () => {
  const outside = join(site.root, 'outside.mdx')
  await writeFile(outside, '---\ntitle: One\n---\n\nText\n')
  await symlink(outside, join(site.root, 'content/es/updates/linked.mdx'))
  const request = { path: 'es/updates/linked.mdx', version: '', data: {} }
  expect((await site.ask('save', request))[0]).toBe(400)
})

test.each([
  ['a page of another site', { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' }],
  ['a name that was made to point here', { host: 'example.com', origin: 'http://example.com' }],
  ['a form', { 'content-type': 'text/plain' }],
])('%s changes nothing', async (_who, headers) => {
  const { version, data } = await openHome()
  const before = await site.text(`es/${home}`)
  data.hero.title = 'Ajeno'
  const [status] = await site.ask('save', { path: `es/${home}`, version, data }, headers)
  expect(status).toBe(403)
  expect(await site.text(`es/${home}`)).toBe(before)
})

test.each([
  ['no JSON', '{', 400],
  ['too much of it', `{"path":"${'x'.repeat(1_100_000)}"}`, 413],
])('%s is refused', async (_what, body, status) => {
  const response = await site.app.request('http://localhost:5173/studio/api/save', {
    method: 'POST',
    body,
    headers: {
      host: 'localhost:5173',
      origin: 'http://localhost:5173',
      'content-type': 'application/json',
      'content-length': String(body.length),
    },
  })
  expect(response.status).toBe(status)
})

test('typed quotes and spaces are saved in the typography of the language', async () => {
  const path = 'en/pages/not-found.json'
  const version = (await open('pages/not-found.json')).versions.en
  const data = structuredClone(version?.data) as { title: string }
  data.title = 'A 2 m "sofa"'
  expect((await site.ask('check', { path, data }))[1]).toEqual({ problems: [] })
  expect((await site.ask('save', { path, version: version?.version, data }))[0]).toBe(200)
  expect(await site.text(path)).toContain('"A 2\u00A0m “sofa”"')
})
