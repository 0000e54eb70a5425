import type { Page } from '@playwright/test'

export const complaintKinds = ['third-party', 'csp', 'hydration', 'console'] as const

export type ComplaintKind = (typeof complaintKinds)[number]

/** Something a page should not have done. */
export interface Complaint {
  kind: ComplaintKind
  text: string
}

/**
 * What a message in the console, or an uncaught error, is about. React's production build says
 * that hydration failed by numbers only: https://react.dev/errors/418 and following.
 */
export function kindOfMessage(text: string): ComplaintKind {
  if (/content security policy/i.test(text)) return 'csp'
  if (/react error #(418|419|421|422|423|425)\b|hydrat/i.test(text)) return 'hydration'
  return 'console'
}

/** The addresses that are neither this site's nor in memory. */
export function thirdParties(requested: string[], origin: string): Complaint[] {
  return requested
    .filter((url) => !/^(data|blob|about):/.test(url) && new URL(url).origin !== origin)
    .map((text) => ({ kind: 'third-party', text }))
}

/**
 * Collects what a page says in the console, throws, or tries against the content security policy.
 * To be called before it is opened.
 * @returns reads all that was collected so far
 */
export async function collectComplaints(page: Page): Promise<() => Promise<Complaint[]>> {
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('console', (message) => {
    const from = message.location().url
    const text = from ? `${message.text()} (${from})` : message.text()
    if (message.type() === 'error' || kindOfMessage(text) !== 'console') messages.push(text)
  })
  await page.addInitScript(watchPolicy)
  return async () => {
    const violations = await page.evaluate(() => window.benchViolations ?? [])
    // The console repeats violations, which the page's own events tell better.
    const said = messages.map((text) => ({ kind: kindOfMessage(text), text }))
    const others = said.filter(({ kind }) => kind !== 'csp' || violations.length === 0)
    return [...violations.map((text): Complaint => ({ kind: 'csp', text })), ...others]
  }
}

function watchPolicy() {
  const violations: string[] = []
  window.benchViolations = violations
  document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`)
  })
}

declare global {
  interface Window {
    benchViolations?: string[]
  }
}
