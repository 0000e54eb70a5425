import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tests/setup/chromium.ts'
import { chromiumFlags } from '../../tests/setup/chromium-flags.ts'
import { root } from './root.ts'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.glb': 'model/gltf-binary',
}

export interface Studio {
  page: Page
  close(): Promise<void>
}

/** The only origin a studio page reaches: files of the checkout, by their path in it. */
export const origin = 'http://studio.test/'

/**
 * A headless browser window of an exact size in which pictures are drawn. It reads files of the checkout under
 * {@link origin} and reaches nothing else.
 * @param width, height  in pixels
 * @throws Error when no Chromium is found, or when the page's own code fails
 */
export async function openStudio(width: number, height: number): Promise<Studio> {
  const executablePath = findChromium()?.path
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
  page.on('pageerror', (error) => {
    process.stderr.write(`${error.stack ?? error.message}\n`)
    process.exitCode = 1
  })
  await page.route('**/*', async (route) => {
    const path = route.request().url().replace(origin, '')
    if (path === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    const body = await readFile(join(root, decodeURIComponent(path))).catch(() => null)
    if (!body) return route.fulfill({ status: 404, body: '' })
    return route.fulfill({ body, contentType: types[extname(path)] ?? 'application/octet-stream' })
  })
  await page.goto(origin)
  return { page, close: () => browser.close() }
}

const files = 'node_modules/@fontsource'

/** The site's faces, for a studio page. */
export const fontFaces = `
@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; src: url('${origin}${files}-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'); }
@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; src: url('${origin}${files}-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2'); unicode-range: U+100-2AF, U+1E00-1EFF; }
@font-face { font-family: 'Noto Sans Devanagari'; font-weight: 100 900; src: url('${origin}${files}-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'); }
@font-face { font-family: 'DM Mono'; font-weight: 400; src: url('${origin}${files}/dm-mono/files/dm-mono-latin-400-normal.woff2'); }
@font-face { font-family: 'DM Mono'; font-weight: 500; src: url('${origin}${files}/dm-mono/files/dm-mono-latin-500-normal.woff2'); }
`
