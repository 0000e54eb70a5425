import { type BrowserContext, test as base } from '@playwright/test'
import { awaitLife } from './alive.ts'
import { keepPointerStill } from './still-pointer.ts'

export { expect } from '@playwright/test'

/** What a test may cause on purpose, by name. Whatever else a page complains of fails its test. */
const knownProblems = {
  'status 400': /status of 400/,
  'status 404': /status of 404/,
  'status 409': /status of 409/,
  'status 422': /status of 422/,
  'status 429': /status of 429/,
  'status 500': /status of 500/,
  'request cut': /^console error: Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
  'import failed': /Failed to fetch|Unable to preload/,
  'model failed': /Could not load|Failed to fetch|fetch for/,
  'blob refused': /^console error: .*blob:/,
  'inline refused': /script-src|style-src/,
  'foreign request': /^request to another origin/,
  'map asked for': /^request to another origin: https:\/\/www\.openstreetmap\.org\/export\/embed/,
  'web socket': /^web socket: /,
  'on purpose': /on[ -]purpose/,
} as const

type KnownProblem = keyof typeof knownProblems

/** The problems, each once, that no name in `allowed` stands for. */
function unexpectedProblems(problems: string[], allowed: KnownProblem[]): string[] {
  const isAllowed = (problem: string) => allowed.some((name) => knownProblems[name].test(problem))
  return [...new Set(problems)].filter((problem) => !isAllowed(problem))
}

interface Options {
  /** whether `page.goto` and `page.reload` wait until the page answers to visitors; it does by default */
  alive: boolean
  /** whether scenes start by themselves; by default the device has too little memory for that, so that nothing is drawn that no test looks at */
  scenesStart: boolean
  /** whether scenes that do not are made ready unseen when one comes near them; by default too little for that as well */
  scenesReady: boolean
}

interface Watch {
  /** Lets problems pass that the test causes on purpose, by name: `allow('status 404')`. */
  allow: (...names: KnownProblem[]) => void
  /** one line for each problem so far */
  problems: string[]
}

/**
 * The `test` that every browser test imports. Its page is alive when `goto` returns, unless
 * JavaScript is off or the test says `test.use({ alive: false })`. It fails a test on anything a visitor's console would
 * show: console errors, uncaught errors, violations of the Content Security Policy, and any request
 * to another origin.
 */
export const test = base.extend<Options & Watch & { watch: Watch }>({
  alive: [true, { option: true }],
  scenesStart: [false, { option: true }],
  scenesReady: [false, { option: true }],
  page: async ({ page, alive, scenesStart, scenesReady, javaScriptEnabled, baseURL }, use) => {
    await page.addInitScript(keepPointerStill)
    await page.addInitScript(setMemory, scenesStart ? 8 : scenesReady ? 2 : 1)
    if (alive && javaScriptEnabled !== false) awaitLife(page, originOf(baseURL))
    await use(page)
  },
  watch: [
    async ({ context, baseURL }, use) => {
      const allowed: KnownProblem[] = []
      const problems = await watchForProblems(context, originOf(baseURL))
      await use({ problems, allow: (...names) => allowed.push(...names) })
      // The next test may have the same context, which forgets all but this.
      await context.setOffline(false)
      const unexpected = unexpectedProblems(problems, allowed)
      if (unexpected.length > 0) {
        throw new Error(`The page had problems:\n${unexpected.join('\n')}`)
      }
    },
    { auto: true },
  ],
  allow: async ({ watch }, use) => use(watch.allow),
  problems: async ({ watch }, use) => use(watch.problems),
})

/** Runs in the page. @param deviceMemory  GB */
const setMemory = (deviceMemory: number) =>
  Object.defineProperty(navigator, 'deviceMemory', { value: deviceMemory, configurable: true })

function originOf(baseURL: string | undefined): string {
  return new URL(baseURL ?? 'http://localhost').origin
}

/** Collects one line for each problem of any page of the context, from now on. */
async function watchForProblems(context: BrowserContext, origin: string): Promise<string[]> {
  const problems: string[] = []
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation of ${event.effectiveDirective}: ${event.blockedURI}`)
    })
  })
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    problems.push(`console error: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const { message, stack = message } = error.error()
    // Playwright's fake clock of the previous test, torn down while the page is emptied.
    if (message.includes("reading 'controller'") && !stack.includes('://')) return
    problems.push(`uncaught error: ${stack}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
      problems.push(`request to another origin: ${request.url()}`)
    }
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => problems.push(`web socket: ${socket.url()}`))
  })
  return problems
}
