import { observatoryScore } from '../setup/observatory-score.ts'
import { expect, test } from '../setup/test.ts'

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
    const encodings: Array<string | undefined> = []
    page.on('response', (answer) => {
      if (/\/$|\.(js|css)$/.test(new URL(answer.url()).pathname)) {
        encodings.push(answer.headers()['content-encoding'])
      }
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(encodings).toContain('br')
  })

  test('answers an unknown address with a page of its language and 404', async ({
    page,
    allow,
  }) => {
    allow(/status of 404/)
    const answer = await page.goto('/es/no-existe')
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.locator('h1')).toBeVisible()
  })

  test('refuses inline scripts and inline styles', async ({ page, allow, problems }) => {
    allow(/script-src|style-src/)
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
    ['a console error', () => console.error('it broke'), /console error: it broke/],
    [
      'an uncaught error',
      () =>
        setTimeout(() => {
          throw new Error('nobody caught me')
        }),
      /uncaught error.*nobody caught me/s,
    ],
    [
      'an unhandled rejection',
      () => void Promise.reject(new Error('nobody waited')),
      /uncaught error.*nobody waited/s,
    ],
    [
      'a request elsewhere',
      () => void fetch('https://elsewhere.example/').catch(() => {}),
      /CSP violation of connect-src/,
    ],
    ['a missing file', () => void fetch('/no-such-file.json'), /status of 404/],
  ]
  for (const [what, provoke, seen] of failures) {
    test(`sees ${what}`, async ({ page, allow, problems }) => {
      allow(/./)
      await page.goto('/')
      await page.evaluate(provoke)
      await expect.poll(() => problems.join('\n')).toMatch(seen)
    })
  }

  test('sees a request to another origin', async ({ page, baseURL, allow, problems }) => {
    allow(/another origin/)
    const sameServer = new URL('/healthz', baseURL)
    sameServer.hostname = '127.0.0.1'
    await page.goto(sameServer.href)
    expect(problems.join('\n')).toContain('request to another origin: http://127.0.0.1')
  })

  test('fails a test for what it saw and nobody allowed', async ({ page }) => {
    test.fail()
    await page.goto('/')
    await page.evaluate(() => console.error('it broke'))
  })
})
