import { afterEach, expect, test, vi } from 'vitest'
import { pageDataTag, readPageData } from './page-data.ts'

const data = { path: '/', documents: { 'pages/home': { title: '</script><b>&amp;' } }, year: 2026 }
const href = '/assets/page-0a1b2c3d.json'

afterEach(() => {
  document.head.innerHTML = ''
})

test('data is read from the file that the page names', async () => {
  const fetch = vi.fn(async () => Response.json(data))
  vi.stubGlobal('fetch', fetch)
  document.head.innerHTML = pageDataTag(href)
  expect(await readPageData(document)).toEqual(data)
  expect(fetch.mock.calls).toEqual([[new URL(href, location.href).href]])
})

/** An answer whose connection ends within it. */
const brokenOff = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"path":'))
      controller.error(new TypeError('network error'))
    },
  })

test('a failed connection is retried when it is back', async () => {
  vi.stubGlobal(
    'fetch',
    vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response(brokenOff()))
      .mockResolvedValueOnce(Response.json(data)),
  )
  document.head.innerHTML = pageDataTag(href)
  const again = vi.fn(async () => {})
  expect(await readPageData(document, again)).toEqual(data)
  expect(again).toHaveBeenCalledTimes(2)
})

test('a missing file is an error', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  document.head.innerHTML = pageDataTag(href)
  await expect(readPageData(document)).rejects.toThrow('page-0a1b2c3d.json: 404')
})

test('a page without a data tag was not prerendered', async () => {
  expect(await readPageData(document)).toBeUndefined()
})
