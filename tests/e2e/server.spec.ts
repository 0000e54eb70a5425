import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Response } from '@playwright/test'
import { observatoryScore } from '../setup/observatory-score.ts'
import { expect, test } from '../setup/test.ts'

/** The file in the build that an address stands for. */
function builtFile(address: string): string {
  const { pathname } = new URL(address)
  return join('dist/client', pathname, extname(pathname) ? '' : 'index.html')
}

test.describe('the server as a browser meets it', () => {
  test('sends pages that score at least 135 by the Observatory, told by https', async ({
    request,
  }) => {
    const answer = await request.get('/', { headers: { 'X-Forwarded-Proto': 'https' } })
    expect(
      observatoryScore(new Headers(answer.headers()), await answer.text()),
    ).toBeGreaterThanOrEqual(135)
  })

  test('compresses pages and scripts', async ({ page }) => {
    const answers: Response[] = []
    page.on('response', (answer) => answers.push(answer))
    for (const path of ['/', '/property-tours', '/hi']) await page.goto(path)
    await page.waitForLoadState('networkidle')
    const texts = answers.flatMap((answer) => {
      const kind = /\b(html|javascript|css)\b/.exec(answer.headers()['content-type'] ?? '')?.[1]
      return kind ? [{ kind, answer }] : []
    })
    expect(new Set(texts.map(({ kind }) => kind))).toEqual(new Set(['html', 'javascript', 'css']))
    for (const { answer } of texts) {
      // The least of files are sent as they are.
      const isSmall = statSync(builtFile(answer.url())).size <= 256
      expect
        .soft(answer.headers()['content-encoding'], answer.url())
        .toBe(isSmall ? undefined : 'br')
    }
  })

  test('answers an unknown address with a page of its language and 404', async ({
    page,
    allow,
  }) => {
    allow('status 404')
    const answer = await page.goto('/es/no-existe')
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['content-encoding']).toBe('br')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.locator('h1')).toBeVisible()
  })

  test('refuses inline scripts and inline styles', async ({ page, allow, problems }) => {
    allow('inline refused')
    await page.goto('/')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.head.append(script)
      document.body.setAttribute('style', 'color: red')
      return 'ran' in window
    })
    expect(ran).toBe(false)
    await expect.poll(() => problems.join('\n')).toContain('CSP violation of script-src-elem')
  })

  test('lets WebAssembly run, which decodes geometry', async ({ page }) => {
    await page.goto('/')
    const ran = await page.evaluate(async () => {
      const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
      return (await WebAssembly.instantiate(empty)).instance instanceof WebAssembly.Instance
    })
    expect(ran).toBe(true)
  })
})

test.describe('the watch over every browser test', () => {
  const failures: Array<[what: string, provoke: () => unknown, seen: RegExp]> = [
    [
      'a console error',
      () => console.error('broken on purpose'),
      /console error: broken on purpose/,
    ],
    [
      'an uncaught error',
      () =>
        setTimeout(() => {
          throw new Error('thrown on purpose')
        }),
      /uncaught error.*thrown on purpose/s,
    ],
    [
      'an unhandled rejection',
      () => void Promise.reject(new Error('rejected on purpose')),
      /uncaught error.*rejected on purpose/s,
    ],
    [
      'a request elsewhere',
      () => void fetch('https://on-purpose.example/').catch(() => {}),
      /CSP violation of connect-src/,
    ],
    ['a missing file', () => void fetch('/missing-on-purpose.json'), /status of 404/],
  ]
  for (const [what, provoke, seen] of failures) {
    test(`sees ${what}`, async ({ page, allow, problems }) => {
      allow('on purpose')
      await page.goto('/')
      await page.evaluate(provoke)
      await expect.poll(() => problems.join('\n')).toMatch(seen)
    })
  }

  test('sees a request to another origin', async ({ page, baseURL, allow, problems }) => {
    allow('foreign request')
    const sameServer = new URL('/healthz', baseURL)
    sameServer.hostname = '127.0.0.1'
    await page.goto(sameServer.href)
    expect(problems.join('\n')).toContain('request to another origin: http://127.0.0.1')
  })
})

test.describe('a page that comes alive late', () => {
  const wait = 700
  const isAlive = () => 'alive' in document.documentElement.dataset

  test.beforeEach(({ page }) =>
    page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, wait))
      await route.continue()
    }),
  )

  test('is alive when goto and reload return', async ({ page }) => {
    await page.goto('/')
    expect(await page.evaluate(isAlive)).toBe(true)
    await page.reload()
    expect(await page.evaluate(isAlive)).toBe(true)
  })

  test('is named in the error when it never does', async ({ page, allow }) => {
    allow('request cut')
    await page.route('**/assets/*.js', (route) => route.abort())
    await expect(page.goto('/es', { timeout: 2000 })).rejects.toThrow(
      '/es loaded, but did not come alive within 2000 ms',
    )
  })

  test.describe('for a test of the time before', () => {
    test.use({ alive: false })

    test('is left as it loads', async ({ page }) => {
      await page.goto('/')
      expect(await page.evaluate(isAlive)).toBe(false)
    })
  })
})
