import { existsSync } from 'node:fs'
import puppeteer, { type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServer } from './setup/server-process.ts'

/** Where Debian's package puts it; FIREFOX_PATH names another. */
const path = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const isThere = existsSync(path) && existsSync('dist/client')
const title = isThere ? 'in Firefox' : 'in Firefox (left out: no firefox-esr, or no built site)'

describe.skipIf(!isThere)(title, { tags: ['all'], timeout: 120_000 }, () => {
  let server: ServerProcess
  let browser: Browser

  beforeAll(async () => {
    server = await startServer({ PORT: '0' })
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: path,
      defaultViewport: { width: 1280, height: 800 },
    })
  }, 120_000)
  afterAll(async () => {
    await browser?.close()
    server?.child.kill('SIGKILL')
    await server?.ended
  })

  /** A page of the site, and what it complains of. */
  async function open(address: string) {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    await page.goto(`http://localhost:${server.port}${address}`, { waitUntil: 'networkidle0' })
    return { page, problems }
  }

  it('the home page hydrates, its menu opens, and a link leads on', async () => {
    const { page, problems } = await open('/')
    await page.waitForSelector('html[data-alive]')
    await page.click('header [data-menu="/solutions"]')
    const link = await page.waitForSelector('header a[href="/ar-features"]', { visible: true })
    await link?.click()
    await page.waitForFunction(() => location.pathname === '/ar-features')
    expect(problems).toEqual([])
  })

  it('the contact form says what is missing', async () => {
    const { page, problems } = await open('/hi/contact')
    await page.waitForSelector('html[data-alive]')
    await page.click('main form .button-primary')
    await page.waitForSelector('main form [aria-invalid=true]')
    expect(problems).toEqual([])
  })

  it.each([
    '/property-tours',
    '/furniture-placement',
    '/virtual-staging',
    '/virtual-classrooms/cell',
  ])('%s comes alive without a complaint', async (address) => {
    const { page, problems } = await open(address)
    await page.waitForSelector('html[data-alive]')
    await page.mouse.move(100, 200)
    expect(await page.$eval('h1', (heading) => heading.textContent)).toMatch(/\w/)
    expect(problems).toEqual([])
  })
})
