import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSiteFolder, type SiteFolder, script, video } from '../../tests/setup/site-folder.ts'
import { createApp } from './app.ts'

let site: SiteFolder
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  site = await makeSiteFolder()
  app = createApp({ root: site.root, clock: () => 0, log: () => {} })
})
afterAll(() => site.remove())

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/legal', 'Legal'],
    ['/es', 'Inicio'],
    ['/es?lang=x', 'Inicio'],
  ])('%s shows %s', async (path, title) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toBe(`<h1>${title}</h1>`)
  })

  it.each([
    ['/about/', '/about'],
    ['/about/?from=mail', '/about?from=mail'],
    ['/index.html', '/'],
    ['/es/index.html', '/es'],
  ])('%s moves to %s for good', async (path, target) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(target)
  })

  it.each([
    ['/nowhere', 'Nothing here'],
    ['/nowhere/', 'Nothing here'],
    ['/404', 'Nothing here'],
    ['/404.html', 'Nothing here'],
    ['/es/nowhere/at/all', 'Nada por aquí'],
    ['/solutions/time-travel', 'Solution not found'],
    ['/assets', 'Nothing here'],
  ])('%s is not found: %s', async (path, title) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe(`<h1>${title}</h1>`)
  })
})

describe('pages for what is not there', () => {
  const ask = (headers: Record<string, string>, method = 'GET') =>
    app.request('/nowhere', { headers, method })

  beforeAll(async () => {
    await writeFile(join(site.root, '404.html.br'), brotliCompressSync('<h1>Nothing here</h1>'))
  })
  afterAll(() => rm(join(site.root, '404.html.br')))

  it('are compressed like any other', async () => {
    const answer = await ask({ 'Accept-Encoding': 'br' })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const body = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(body.length))
    expect(brotliDecompressSync(body).toString()).toBe('<h1>Nothing here</h1>')
    expect((await ask({ 'Accept-Encoding': 'br' }, 'HEAD')).headers.get('content-length')).toBe(
      String(body.length),
    )
  })

  it('are never called an unchanged copy, nor cut', async () => {
    expect((await ask({ 'If-None-Match': '*' })).status).toBe(404)
    expect((await ask({ Range: 'bytes=0-3' })).status).toBe(404)
    expect((await ask({})).headers.get('etag')).toBeNull()
  })

  it.each(['/assets/gone-1a2b.js', '/assets/app-4f3a.js.br', '/assets/deep/gone.css'])(
    'are one line for %s',
    async (path) => {
      const answer = await app.request(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toBe('Not Found')
    },
  )
})

describe('what lies outside', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/about/..%2f..%2f..%2fsecret.txt',
    '/about/%2e%2e/%2e%2e/secret.txt',
    '/.%2e/secret.txt',
    '/%2e%2e%5csecret.txt',
    '/..;/secret.txt',
    '/..%00/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%c0%af..%c0%afsecret.txt',
    '/%uff0e%uff0e/secret.txt',
    '/%ef%bc%8e%ef%bc%8e/secret.txt',
    '/..%ef%bc%8fsecret.txt',
    '/file:///etc/passwd',
    '/about/%2e/../../secret.txt',
    '/%25%32%65%25%32%65/secret.txt',
    '/assets/..%252f..%252fsecret.txt',
    '/C:/secret.txt',
    '/~/secret.txt',
    '/..%5csecret.txt',
    '/secret.txt%00.html',
    '/.secret',
    '//secret.txt',
    '/%E0%A4%A',
  ])('%s stays there', async (path) => {
    const answer = await app.request(`http://localhost${path}`)
    expect([400, 404]).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/outside|hidden/)
  })

  it('is not reached by a symbolic link either', async () => {
    await symlink(join(site.outside, 'secret.txt'), join(site.root, 'link.txt'))
    await symlink(site.outside, join(site.root, 'folder'))
    for (const path of ['/link.txt', '/folder/secret.txt']) {
      const answer = await app.request(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('outside')
    }
  })
})

describe('compressed siblings', () => {
  it('are sent to those who take them', async () => {
    const ask = (accept: string) =>
      app.request('/assets/app-4f3a.js', { headers: { 'Accept-Encoding': accept } })
    const [br, gzip, plain] = await Promise.all([ask('gzip, br'), ask('gzip'), ask('br;q=0')])
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(script)
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(script)
    for (const answer of [br, gzip, plain]) {
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
    expect(new Set([br, gzip, plain].map((answer) => answer.headers.get('etag'))).size).toBe(3)
  })
})

describe('copies', () => {
  it('are confirmed with 304, without a body', async () => {
    const first = await app.request('/about')
    const tag = first.headers.get('etag') ?? ''
    const second = await app.request('/about', { headers: { 'If-None-Match': tag } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('etag')).toBe(tag)
  })

  it('are replaced once the file changed', async () => {
    const path = join(site.root, 'news.html')
    await writeFile(path, 'old')
    const tag = (await app.request('/news')).headers.get('etag') ?? ''
    await writeFile(path, 'newer')
    const answer = await app.request('/news', { headers: { 'If-None-Match': tag } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('newer')
  })
})

describe('byte ranges', () => {
  const ask = (range: string, more: Record<string, string> = {}, path = '/media/tour.mp4') =>
    app.request(path, { headers: { Range: range, ...more } })

  it('cuts a video', async () => {
    const answer = await ask('bytes=100-199')
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe('bytes 100-199/1000')
    expect(answer.headers.get('content-length')).toBe('100')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(video.slice(100, 200))
  })

  it('refuses what lies behind the end', async () => {
    const answer = await ask('bytes=1000-')
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */1000')
    expect((await ask('bytes=0-', {}, '/media/empty.webm')).status).toBe(416)
  })

  it('sends the whole when the copy begun is another version', async () => {
    const tag = (await app.request('/media/tour.mp4')).headers.get('etag') ?? ''
    expect((await ask('bytes=0-9', { 'If-Range': tag })).status).toBe(206)
    expect((await ask('bytes=0-9', { 'If-Range': '"older"' })).status).toBe(200)
  })

  it('streams a long file whole', async () => {
    const answer = await app.request('/media/long.mp4')
    expect((await answer.arrayBuffer()).byteLength).toBe(600 * 1024)
  })

  it('leaves compressed files whole', async () => {
    const answer = await ask('bytes=0-9', { 'Accept-Encoding': 'br' }, '/assets/app-4f3a.js')
    expect(answer.status).toBe(200)
  })
})

describe('methods', () => {
  it('HEAD answers like GET without the body', async () => {
    const head = await app.request('/media/tour.mp4', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('1000')
    expect(await head.text()).toBe('')
    expect((await app.request('/nowhere', { method: 'HEAD' })).status).toBe(404)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is not for pages', async (method) => {
    const answer = await app.request('/about', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
})
