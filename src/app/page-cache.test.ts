import { expect, test, vi } from 'vitest'
import { createI18n } from '../i18n/create.ts'
import { PageCache } from './page-cache.ts'
import * as prepare from './prepare.ts'

const prepared = (path: string) =>
  ({
    path,
    strings: { shell: { close: 'Close' } },
    documents: {},
  }) as unknown as prepare.PageToRender

function create(preparePage: (path: string) => Promise<prepare.PageToRender>) {
  const spy = vi
    .spyOn(prepare, 'preparePage')
    .mockImplementation((_locale, path) => preparePage(path))
  const i18n = createI18n('en', 'Acme')
  return { cache: new PageCache('en', i18n), spy, i18n }
}

test('a page is prepared once, and its strings are added', async () => {
  const { cache, spy, i18n } = create(async (path) => prepared(path))
  await cache.get('/a')
  expect(await cache.get('/a')).toMatchObject({ path: '/a' })
  expect(spy).toHaveBeenCalledTimes(1)
  expect(i18n.t('close', { ns: 'shell' })).toBe('Close')
})

test('a page is fetched ahead once, and anew where that failed', async () => {
  const { cache, spy } = create(async (path) => prepared(path))
  spy.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  cache.fetchAhead('/a')
  await new Promise((resolve) => setTimeout(resolve))
  for (let time = 0; time < 3; time += 1) cache.fetchAhead('/a')
  expect(spy).toHaveBeenCalledTimes(2)
  expect(await cache.get('/a')).toMatchObject({ path: '/a' })
})

test('an unknown address shows the page that its HTML shows', async () => {
  const { cache, spy } = create(async (path) => prepared(path))
  await cache.adopt('/industries/fishing', '/industries/404')
  expect(await cache.get('/industries/fishing')).toMatchObject({ path: '/industries/404' })
  expect(spy).toHaveBeenCalledTimes(1)
})

test('a failure of the first page is an error, and of a later one is recovered from once', async () => {
  const { cache } = create(async () => {
    throw new Error('offline')
  })
  await expect(cache.adopt('/', '/')).rejects.toThrow('offline')
  const recover = vi.fn()
  cache.recoverBy(recover)
  const settled = vi.fn()
  cache.get('/a').then(settled, settled)
  cache.get('/a')
  await vi.waitFor(() => expect(recover).toHaveBeenCalledExactlyOnceWith('/a'))
  expect(settled).not.toHaveBeenCalled()
})
