import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask as askListener } from '../../../tests/setup/ask.ts'
import { makeSiteFolder, type SiteFolder, script, video } from '../../../tests/setup/site-folder.ts'
import { createRequestHandler } from '../app.ts'
import { chooseEncoding, contentTypeOf, readRequestPath } from './static-files.ts'

let site: SiteFolder
let handle: ReturnType<typeof createRequestHandler>

beforeAll(async () => {
  site = await makeSiteFolder()
  handle = createRequestHandler({ root: site.root, clock: () => 0, log: () => {} })
})
afterAll(() => site.remove())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askListener(handle, path, { headers, method })
const notFound = '<h1>Nothing here</h1>'

it.each([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/legal', 'Legal'],
  ['/es?lang=x', 'Inicio'],
])('%s shows %s', async (path, title) => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.text()).toBe(`<h1>${title}</h1>`)
})

it.each([
  ['/about/?from=mail', '/about?from=mail'],
  ['/index.html', '/'],
])('%s moves to %s for good', async (path, target) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, target])
})

it.each([
  ['/nowhere/', notFound],
  ['/404', notFound],
  ['/es/nowhere/at/all', '<h1>Nada por aquí</h1>'],
  ['/solutions/time-travel', '<h1>Solution not found</h1>'],
  ['/assets', notFound],
  // No person reads these: a line is enough.
  ['/assets/app-4f3a.js.br', 'Not Found'],
  ['/assets/deep/gone.css', 'Not Found'],
])('%s is not found: %s', async (path, said) => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toMatch(said.startsWith('<') ? /html/ : /^text\/plain/)
  expect(await answer.text()).toBe(said)
})

it('a page for what is not there is compressed, and never called an unchanged copy, nor cut', async () => {
  await writeFile(join(site.root, '404.html.br'), brotliCompressSync(notFound))
  const answer = await ask('/nowhere', { 'Accept-Encoding': 'br' })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(brotliDecompressSync(body).toString()).toBe(notFound)
  const head = await ask('/nowhere', { 'Accept-Encoding': 'br' }, 'HEAD')
  const lengths = [answer, head].map(({ headers }) => headers.get('content-length'))
  expect(lengths).toEqual([String(body.length), String(body.length)])
  for (const header of ['If-None-Match', 'Range']) {
    const again = await ask('/nowhere', { [header]: header === 'Range' ? 'bytes=0-3' : '*' })
    expect([again.status, again.headers.get('etag')]).toEqual([404, null])
  }
  await rm(join(site.root, '404.html.br'))
})

it('a symbolic link out of the root is not followed', async () => {
  await symlink(join(site.outside, 'secret.txt'), join(site.root, 'link.txt'))
  await symlink(site.outside, join(site.root, 'folder'))
  for (const path of ['/link.txt', '/folder/secret.txt']) {
    const answer = await ask(path)
    expect([answer.status, await answer.text()]).toEqual([404, notFound])
  }
})

it('compressed copies are sent to clients that accept them', async () => {
  const from = (accept: string) => ask('/assets/app-4f3a.js', { 'Accept-Encoding': accept })
  const [br, gzip, plain] = await Promise.all([from('gzip, br'), from('gzip'), from('br;q=0')])
  const answers = [br, gzip, plain]
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([
    ...['br', 'gzip', null],
  ])
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script)
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
  expect(await plain.text()).toBe(script)
  for (const { headers } of answers) {
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toContain('immutable')
  }
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
  // A part of a compressed file is of no use.
  const cut = { Range: 'bytes=0-9', 'Accept-Encoding': 'br' }
  expect((await ask('/assets/app-4f3a.js', cut)).status).toBe(200)
})

it('a copy is confirmed with 304, without a body, and replaced once the file changed', async () => {
  const path = join(site.root, 'news.html')
  await writeFile(path, 'old')
  const tag = (await ask('/news')).headers.get('etag') ?? ''
  for (const held of [tag, `"other", ${tag}`, '*']) {
    const same = await ask('/news', { 'If-None-Match': held })
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', tag])
  }
  await writeFile(path, 'newer')
  const answer = await ask('/news', { 'If-None-Match': tag })
  expect([answer.status, await answer.text()]).toEqual([200, 'newer'])
})

it('a video is sent in parts, and whole when the copy begun is another version', async () => {
  const range = (bytes: string, more = {}) => ask('/media/tour.mp4', { Range: bytes, ...more })
  const answer = await range('bytes=100-199')
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe('bytes 100-199/1000')
  expect(answer.headers.get('content-length')).toBe('100')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(video.slice(100, 200))
  const behind = await range('bytes=1000-')
  expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  for (const [bytes, sent] of [
    ['500-', '500-999'],
    ['-200', '800-999'],
    ['-999999', '0-999'],
    ['999-5000', '999-999'],
    ['0-0', '0-0'],
  ]) {
    const part = await range(`bytes=${bytes}`)
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${sent}/1000`])
  }
  for (const ignored of ['bytes=0-1,5-6', 'items=0-1', 'bytes=-', 'bytes=a-b', 'bytes=5-2']) {
    expect((await range(ignored)).status, ignored).toBe(200)
  }
  expect((await range('bytes=-0')).status).toBe(416)
  expect((await ask('/media/empty.webm', { Range: 'bytes=0-' })).status).toBe(416)
  const tag = answer.headers.get('etag') ?? ''
  expect((await range('bytes=0-9', { 'If-Range': tag })).status).toBe(206)
  expect((await range('bytes=0-9', { 'If-Range': '"older"' })).status).toBe(200)
})

it('HEAD answers like GET without the body', async () => {
  const head = await ask('/media/tour.mp4', {}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000'])
  expect(await head.text()).toBe('')
  expect((await ask('/nowhere', {}, 'HEAD')).status).toBe(404)
})

it.each(['POST', 'DELETE'])('%s is not for pages', async (method) => {
  const answer = await ask('/about', {}, method)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

it('keeps hashed files for ever, pages and the service worker not at all, the rest a day', async () => {
  await writeFile(join(site.root, 'service-worker.js'), '')
  const kept = ['/assets/app-4f3a.js', '/about', '/service-worker.js', '/models/chair.glb'].map(
    async (path) => (await ask(path)).headers.get('cache-control'),
  )
  expect(await Promise.all(kept)).toEqual([
    ...['public, max-age=31536000, immutable', 'no-cache', 'no-cache', 'public, max-age=86400'],
  ])
})

it('sends another build once the folder was exchanged by renaming, or by a link', async () => {
  const [next, old] = [join(site.outside, 'next'), join(site.outside, 'old')]
  await mkdir(join(next, 'about'), { recursive: true })
  await writeFile(join(next, 'about/index.html'), '<h1>Next!</h1>')
  await rename(site.root, old)
  await symlink(next, site.root)
  expect(await (await ask('/about')).text()).toBe('<h1>Next!</h1>')
  await rm(site.root)
  await rename(old, site.root)
  expect(await (await ask('/about')).text()).toBe('<h1>About</h1>')
})

// What browsers refuse or show wrongly under another type.
it.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.glb', 'model/gltf-binary'],
  ['a.usdz', 'model/vnd.usdz+zip'],
  ['a.wasm', 'application/wasm'],
  ['README', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type)
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity, br;q=0.5', null],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['br;q=nonsense', null],
  ['deflate', null],
  [undefined, null],
] as const)('Accept-Encoding: %s is answered with %s', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected)
})

it('only available encodings are chosen', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
  expect(chooseEncoding('br, gzip', [])).toBeNull()
})

it('splits a path into decoded segments', () => {
  expect(readRequestPath('/es/caf%C3%A9')).toEqual({
    ...{ kind: 'segments', segments: ['es', 'café'], trailingSlash: false },
  })
  expect(readRequestPath('/')).toMatchObject({ segments: [], trailingSlash: false })
  expect(readRequestPath('/about/')).toMatchObject({ segments: ['about'], trailingSlash: true })
  expect(readRequestPath('/.well-known/security.txt').kind).toBe('segments')
})

it.each(['/a%00b', '/a%5c..%5cb', '/%zz', '/a%0d%0ab', '/%ff'])('cannot read %s', (path) => {
  expect(readRequestPath(path).kind).toBe('unreadable')
})

it.each([
  ...['/../secret', '/a/../b', '/..%2fsecret', '/%2e%2e/secret', '/%252e%252e/secret'],
  ...['/a//b', '//elsewhere.example/', '/.env', '/a/.git/config', '/a/.well-known/x'],
])('knows nothing under %s', (path) => {
  expect(readRequestPath(path).kind).toBe('unknown')
})
