import { readdirSync, readFileSync, statSync } from 'node:fs'
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
    for (const path of ['/property-tours', '/hi']) await page.goto(path)
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

  test('refuses inline scripts and styles, and lets WebAssembly run, which decodes geometry', async ({
    page,
    allow,
    problems,
  }) => {
    allow('inline refused')
    await page.goto('/about')
    const ran = await page.evaluate(async () => {
      const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
      const { instance } = await WebAssembly.instantiate(empty)
      const script = document.createElement('script')
      script.textContent = 'window.ran = true'
      document.head.append(script)
      document.body.setAttribute('style', 'color: red')
      return { inline: 'ran' in window, wasm: instance instanceof WebAssembly.Instance }
    })
    expect(ran).toEqual({ inline: false, wasm: true })
    await expect.poll(() => problems.join('\n')).toContain('CSP violation of script-src-elem')
  })

  test('has no studio in a build: no page, no call, no code', async ({ request }) => {
    for (const address of ['/studio', '/studio/api/site', '/studio/app/main.tsx']) {
      expect((await request.get(address)).status(), address).toBe(404)
    }
    const built = readdirSync('dist', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|mjs|css|html|json|xml|txt)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
    expect(built.some((file) => file.endsWith('.js'))).toBe(true)
    const traces = /studio\/(api|app|model|server)\b|realia-studio|cm-editor/
    expect(built.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

test('the watch over every browser test sees what a console would show', async ({
  page,
  baseURL,
  allow,
  problems,
}) => {
  allow('on purpose', 'foreign request')
  await page.goto('/about')
  for (const [what, provoke, seen] of [
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
  ] as [string, () => unknown, RegExp][]) {
    await test.step(what, async () => {
      await page.evaluate(provoke)
      await expect.poll(() => problems.join('\n')).toMatch(seen)
    })
  }
  await test.step('a page of another origin', async () => {
    const sameServer = new URL('/healthz', baseURL)
    sameServer.hostname = '127.0.0.1'
    await page.goto(sameServer.href)
    expect(problems.join('\n')).toContain('request to another origin: http://127.0.0.1')
  })
})

test.describe('a page that comes alive late', () => {
  const isAlive = () => 'alive' in document.documentElement.dataset

  test.beforeEach(({ page }) =>
    page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    }),
  )

  test('is alive when goto and reload return, and is named when it never is', async ({
    page,
    allow,
  }) => {
    allow('request cut')
    await page.goto('/about')
    expect(await page.evaluate(isAlive)).toBe(true)
    await page.reload()
    expect(await page.evaluate(isAlive)).toBe(true)
    await page.route('**/assets/*.js', (route) => route.abort())
    await expect(page.goto('/es', { timeout: 1500 })).rejects.toThrow(
      '/es loaded, but did not come alive within 1500 ms',
    )
  })

  test.describe('for a test of the time before', () => {
    test.use({ alive: false })

    test('is left as it loads', async ({ page }) => {
      await page.goto('/about')
      expect(await page.evaluate(isAlive)).toBe(false)
    })
  })
})
