import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renameTour } from '../../model/document/rooms.ts'
import { readPageData } from '../../model/export/page-data.ts'
import { tourOf } from '../../model/testing/fixtures.ts'
import { composePage, type PageParts } from './compose-page.ts'
import { embedCode } from './page-text.ts'

const hostile = `</script></title><img src=x onerror="alert(1)"><!-- '&`
const words = JSON.parse(readFileSync('content/en/ui/tour.json', 'utf8'))
const script = `const end = '</script>', open = "<!--", other = /<\\/SCRIPT/i\r\nObject.is(end, open)`

const partsOf = (content: Uint8Array<ArrayBuffer>): PageParts => ({
  data: {
    ...{ words: { tour: words, stage: {} }, thumbs: {} },
    document: renameTour(tourOf('hall'), hostile),
  },
  files: [{ id: 'file', blob: new Blob([content]) }],
  ...{ language: 'en', script, style: 'p { color: red }' },
})

/** What lies between the tags of a kind, as a browser reads them: up to the first end. */
const inside = (html: string, open: RegExp, close = '</script>') =>
  html
    .split(open)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(close)))

const bytesOf = (length: number) => new Uint8Array(Buffer.alloc(length, 'some seventeen by'))

async function composed(content: Uint8Array<ArrayBuffer>) {
  const html = await (await composePage(partsOf(content))).text()
  const [data = ''] = inside(html, /<script type="application\/json" id="tour">/)
  return { html, data: readPageData(data) }
}

test('a name that is a script is only a name', async () => {
  const { html, data } = await composed(bytesOf(10))
  expect(html.match(/<title>.*<\/title>/)?.[0]).toBe(
    '<title>&lt;/script&gt;&lt;/title&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&lt;!-- &#39;&amp;</title>',
  )
  expect([html.match(/<script/g)?.length, html.match(/<\/script/gi)?.length]).toEqual([3, 3])
  // Not even a comment begins.
  for (const tag of ['<img', '<!--']) expect(html).not.toContain(tag)
  expect(data.document.name).toBe(hostile)
})

test('the policy allows what is in the page, by its hash, and nothing else', async () => {
  const { html } = await composed(bytesOf(10))
  const policy = html.match(/Content-Security-Policy" content="([^"]*)"/)?.[1] ?? ''
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const [code = ''] = inside(html, /<script>/)
  expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual([
    ...["default-src 'none'", `script-src ${hash(code)}`],
    `style-src ${hash(inside(html, /<style>/, '</style>')[0])}`,
    ...['img-src blob: data:', 'media-src blob:', 'font-src data:'],
    ...["base-uri 'none'", "form-action 'none'"],
  ])
  const run = new Function(`${code}; return [end, open, other.test('</script>')]`)
  expect(run()).toEqual(['</script>', '<!--', true])
})

test.each([
  [0, 1],
  [1, 1],
  [1.5 * 2 ** 20, 1],
  [3 * 2 ** 20 + 1, 3],
])('a file of %d bytes comes back in %d', async (length, count) => {
  const content = bytesOf(length)
  const { html, data } = await composed(content)
  const pieces = inside(html, /<script type="text\/plain" data-file="file">/)
  expect([pieces.length, data.pieces.file]).toEqual([count, count])
  const found = pieces.map((piece) => Buffer.from(piece, 'base64'))
  expect(Buffer.concat(found).equals(content)).toBe(true)
})

test('it tells how far it is, and ends when a file is gone', async () => {
  const shares: number[] = []
  const parts = partsOf(bytesOf(2_000_000))
  await composePage(parts, (share) => shares.push(share))
  expect(shares).toEqual([(1.5 * 2 ** 20) / 2_000_000, 1])
  const blob = new Blob(['x'])
  blob.slice = () => {
    throw new DOMException('Changed', 'NotReadableError')
  }
  const missing = composePage({ ...parts, files: [{ id: 'file', blob }] })
  await expect(missing).rejects.toMatchObject({ name: 'NotReadableError' })
})

test('the code to embed a page is a frame with a title; a name that is a tag stays in its quotes', () => {
  const code = embedCode({ address: 'a.html?b=1&c="2"', title: '"><script>alert(1)</script>' })
  expect(code).toBe(
    '<iframe src="a.html?b=1&amp;c=&quot;2&quot;" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" width="100%" height="560" allow="fullscreen" loading="lazy" style="border: 0"></iframe>',
  )
})
