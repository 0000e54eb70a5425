/**
 * Rebuilds environment.webp, what glass and metal of the lessons mirror: a room that three.js filters for all
 * roughnesses, which costs a device without a graphics card seconds when a page does it.
 *
 *     node assets/lessons/environment.ts
 */
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createServer } from 'vite'
import { environmentSize } from '../../src/scenes/classrooms/common/config.ts'
import { findChromium } from '../../tests/setup/chromium.ts'
import { chromiumFlags } from '../../tests/setup/chromium-flags.ts'

type Captured = ReturnType<typeof import('./environment-page.ts').captureEnvironment>

const file = 'src/scenes/classrooms/common/view/scene/environment.webp'
const server = await createServer({
  configFile: false,
  optimizeDeps: { entries: [] },
  server: { port: 0, host: '127.0.0.1' },
})
await server.listen()
const browser = await chromium.launch({ executablePath: findChromium()?.path, args: chromiumFlags })
const page = await browser.newPage()
await page.goto(`${server.resolvedUrls?.local[0]}package.json`)
const captured = await page.evaluate<Captured>(
  `import('/assets/lessons/environment-page.ts').then((page) => page.captureEnvironment(${environmentSize}))`,
)
await browser.close()
await server.close()
const { width, height, bytes } = captured
const { size } = await sharp(Uint8Array.from(bytes), { raw: { width, height, channels: 3 } })
  .webp({ lossless: true, effort: 6 })
  .toFile(file)
console.log(`${file}: ${width} × ${height}, ${size} bytes`)
process.exit()
