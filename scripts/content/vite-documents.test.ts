import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { documentsPlugin } from './vite-documents.ts'

const root = mkdtempSync(join(tmpdir(), 'realia-documents-'))
afterAll(() => rmSync(root, { recursive: true }))

const compiled = (type: string, key: string, fields: object, body?: string) => {
  const ending = body === undefined ? 'json' : 'mdx'
  const file = join(root, `.contentlayer/generated/${type}/${key}.${ending}.json`)
  mkdirSync(dirname(file), { recursive: true })
  const document = {
    ...fields,
    type,
    ...(body === undefined ? {} : { body: { raw: body, code: '' } }),
  }
  writeFileSync(file, JSON.stringify(document))
}
const item = (href: string) => ({ label: `to ${href}`, href })
for (const locale of ['en', 'fr']) {
  const solution = { name: 'Shown', industries: ['education'] }
  compiled(
    'Solution',
    `${locale}__solutions__shown`,
    { ...solution, tab: 1 },
    'See [it](/solutions/secret), [there](/solutions#secret-place).',
  )
  compiled('Update', `${locale}__updates__old`, { title: 'Old news', date: '2026-01-01' }, '')
  compiled('Navigation', `${locale}__navigation`, {
    items: [item('/contact'), { ...item('/solutions'), children: [item('/solutions/secret')] }],
  })
  compiled('SolutionsPage', `${locale}__pages__solutions`, {
    groups: [{ entries: [{ id: 'secret-place', href: '/solutions/secret' }] }],
    callToAction: { primary: item('/contact') },
  })
  compiled('Home', `${locale}__pages__home`, {
    solutions: { cards: [{ points: [item('/solutions#secret-place'), item('/whats-new#later')] }] },
  })
}
// The English file decides for the French one.
const secret = { name: 'Secret name', title: 'Secret title', industries: ['education'], tab: 2 }
compiled('Solution', 'en__solutions__secret', { ...secret, status: 'draft' }, 'Secret body')
compiled('Solution', 'fr__solutions__secret', secret, 'Secret body')
const later = { title: 'Secret news', date: '2026-02-01', publishAt: '2026-06-01T00:00Z' }
compiled('Update', 'en__updates__later', later, 'Secret report')
writeFileSync(
  join(root, 'entry.js'),
  ['en', 'es', 'fr', 'hi'].map((locale) => `import('virtual:documents/${locale}')`).join('\n') +
    `\nimport catalogue from 'virtual:catalogue'\nconsole.log(catalogue)`,
)

/** Every chunk of a build at that time, with its name. */
async function builtAt(time: string): Promise<string> {
  const outDir = join(root, 'dist')
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [documentsPlugin({ now: new Date(time) })],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: 'entry.js', external: /^react/ },
    },
  })
  return readdirSync(join(outDir, 'assets'))
    .map((name) => `${name}\n${readFileSync(join(outDir, 'assets', name), 'utf8')}`)
    .join('\n')
}

test('what visitors do not see is in no chunk of a build, nor is a link to it or a name on a tab', async () => {
  const chunks = await builtAt('2026-05-01')
  expect(chunks).toContain('Old news')
  expect(chunks).toContain('to /contact')
  expect(chunks).not.toMatch(/secret/i)
  expect(chunks).not.toMatch(/publishAt|whats-new#later/)
})

test('a build after its time has what was scheduled, and still no draft', async () => {
  const chunks = await builtAt('2026-06-01')
  expect(chunks).toContain('Secret news')
  expect(chunks).toContain('Secret report')
  expect(chunks).not.toMatch(/Secret (name|title|body)|solutions\/secret/)
  expect(chunks).toMatch(/updates:\[[`"']later[`"'],[`"']old[`"']\]/)
})

test('the development server has all of it, and says of each what it is', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [documentsPlugin({ now: new Date('2026-05-01') })],
    server: { middlewareMode: true, ws: false },
  })
  try {
    const load = (id: string) => server.ssrLoadModule(id)
    expect((await load('virtual:catalogue')).default).toMatchObject({
      updates: ['later', 'old'],
      solutions: ['secret', 'shown'],
    })
    const code = async (id: string) => (await server.transformRequest(id, { ssr: true }))?.code
    expect(await code('virtual:document/fr/solutions/secret')).toContain('"unpublished":"draft"')
    expect(await code('virtual:document/en/updates/later')).toContain('"unpublished":"scheduled"')
    expect(await code('virtual:document/en/updates/old')).not.toContain('unpublished')
    expect((await load('virtual:document/en/lists/solutions')).default).toEqual({
      shown: 'Shown',
      secret: 'Secret name',
    })
  } finally {
    await server.close()
  }
})
