import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../setup/test.ts'

test.describe('the server as a browser meets it', () => {
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
  const thrown = () =>
    setTimeout(() => {
      throw new Error('thrown on purpose')
    })
  for (const [provoke, seen] of [
    [() => console.error('broken on purpose'), /console error: broken on purpose/],
    [thrown, /uncaught error.*thrown on purpose/s],
    [() => void fetch('https://on-purpose.example/').catch(() => {}), /CSP violation of connect/],
    [() => void fetch('/missing-on-purpose.json'), /status of 404/],
  ] as [() => unknown, RegExp][]) {
    await page.evaluate(provoke)
    await expect.poll(() => problems.join('\n')).toMatch(seen)
  }
  await test.step('a page of another origin', async () => {
    const sameServer = new URL('/healthz', baseURL)
    sameServer.hostname = '127.0.0.1'
    await page.goto(sameServer.href)
    expect(problems.join('\n')).toContain('request to another origin: http://127.0.0.1')
  })
})
