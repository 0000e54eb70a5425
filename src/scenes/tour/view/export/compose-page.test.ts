import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeBase64 } from '../../../../files/base64.ts'
import { createDocument } from '../../model/document/create-document.ts'
import { addRooms, renameTour } from '../../model/document/rooms.ts'
import { readPageData } from '../../model/send/page-data.ts'
import { composePage, type PageParts } from './compose-page.ts'

const hostile = `</script></title><img src=x onerror="alert(1)"><!-- '&`
const words = JSON.parse(readFileSync('content/en/ui/tour.json', 'utf8'))
const script = `const end = '</script>', open = "<!--", other = /<\\/SCRIPT/i\r\nObject.is(end, open)`
const style = 'p { color: red }'

function partsOf(content: Uint8Array<ArrayBuffer>): PageParts {
  const room = { id: 'hall', fileName: 'hall.jpg', sort: 'image', detected: 'sphere' } as const
  const file = { id: 'file', path: 'media/hall.jpg', type: 'image/jpeg', bytes: content.length }
  const made = addRooms(createDocument('home'), [{ ...room, file }])
  const document = renameTour(made, hostile)
  return {
    data: {
      ...{ document, words, thumbs: { hall: 'data:image/jpeg;base64,AAAA' } },
      media: { file: { gpano: null, spherical: null } },
    },
    files: [{ id: 'file', blob: new Blob([content]) }],
    ...{ language: 'en', script, style },
  }
}

const composed = async (content: Uint8Array<ArrayBuffer>) =>
  (await composePage(partsOf(content))).text()

/** What lies between the tags of a kind, as a browser reads them: up to the first end. */
const inside = (html: string, open: RegExp, close: string) =>
  html
    .split(open)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(close)))

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => at * 31 + (at >> 8))

test('a name that is a script is only a name', async () => {
  const html = await composed(bytesOf(10))
  expect(html).not.toContain('<img')
  expect(html.match(/<title>.*<\/title>/)?.[0]).toBe(
    '<title>&lt;/script&gt;&lt;/title&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&lt;!-- &#39;&amp;</title>',
  )
  expect(html.match(/<script/g)).toHaveLength(3)
  expect(html.match(/<\/script/gi)).toHaveLength(3)
  // Not even a comment begins.
  expect(html).not.toContain('<!--')
  const [data = ''] = inside(html, /<script type="application\/json" id="tour">/, '</script>')
  expect(readPageData(data).document.name).toBe(hostile)
})

test('the policy allows what is in the page, by its hash, and nothing else', async () => {
  const html = await composed(bytesOf(10))
  const policy = html.match(/Content-Security-Policy" content="([^"]*)"/)?.[1] ?? ''
  const rules = policy.replaceAll('&#39;', "'").split('; ')
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const [code = ''] = inside(html, /<script>/, '</script>')
  const [looks = ''] = inside(html, /<style>/, '</style>')
  expect(code).toContain('Object.is(end, open)')
  expect(rules).toEqual([
    "default-src 'none'",
    `script-src ${hash(code)}`,
    `style-src ${hash(looks)}`,
    'img-src blob: data:',
    'media-src blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ])
  expect(new Function(`${code}; return [end, open, other.test('</script>')]`)()).toEqual([
    '</script>',
    '<!--',
    true,
  ])
})

test.each([0, 1, 2_000_000, 12 * 2 ** 20, 25_000_001])(
  'a file of %d bytes comes back',
  async (length) => {
    const content = bytesOf(length)
    const html = await composed(content)
    const pieces = inside(html, /<script type="text\/plain" data-file="file">/, '</script>')
    const [data = ''] = inside(html, /<script type="application\/json" id="tour">/, '</script>')
    expect(pieces).toHaveLength(Math.max(1, Math.ceil(length / (12 * 2 ** 20))))
    expect(readPageData(data).media.file?.pieces).toBe(pieces.length)
    const found = Buffer.concat(pieces.map(decodeBase64))
    expect(found.equals(content)).toBe(true)
  },
)

test('it tells how far it is, and ends when it is told to, or when a file is gone', async () => {
  const shares: number[] = []
  const parts = partsOf(bytesOf(4_000_000))
  await composePage(parts, { onShare: (share) => shares.push(share) })
  expect(shares).toHaveLength(3)
  expect(shares.at(-1)).toBe(1)
  const aborted = composePage(parts, { signal: AbortSignal.abort() })
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
  const gone = new Blob(['x'])
  gone.slice = () => {
    throw new DOMException('Changed', 'NotReadableError')
  }
  const missing = composePage({ ...parts, files: [{ id: 'file', blob: gone }] })
  await expect(missing).rejects.toMatchObject({ name: 'NotReadableError' })
})
