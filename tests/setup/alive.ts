import { errors, type Page, type Response } from '@playwright/test'

/** How long a page may take to answer after its load, unless the navigation names its own limit. Milliseconds. */
const timeoutMs = 20_000

/**
 * Makes `goto` and `reload` return only when a page of this site answers to visitors, which is a
 * moment after its load: the page and all its parts say so by `data-alive`.
 * @param origin  of this site
 */
export function awaitLife(page: Page, origin: string): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const once = async (loading: Promise<Response | null>, timeout?: number) => {
    const answer = await loading
    await comesAlive(page, origin, answer, timeout)
    return answer
  }
  page.goto = (url, options) => once(goto(url, options), options?.timeout)
  page.reload = (options) => once(reload(options), options?.timeout)
}

const alive = 'html[data-alive]:not(:has([data-island]:not([data-alive])))'

async function comesAlive(
  page: Page,
  origin: string,
  answer: Response | null,
  timeout = timeoutMs,
): Promise<void> {
  if (!answer || !isPage(answer, origin)) return
  try {
    await page.locator(alive).waitFor({ state: 'attached', timeout })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    const path = new URL(answer.url()).pathname
    throw new Error(
      `${path} loaded, but did not come alive within ${timeout} ms: no data-alive on <html> or a part. ` +
        'A test of the time before says test.use({ alive: false }).',
    )
  }
}

function isPage(answer: Response, origin: string): boolean {
  const type = answer.headers()['content-type'] ?? ''
  return type.startsWith('text/html') && new URL(answer.url()).origin === origin
}
