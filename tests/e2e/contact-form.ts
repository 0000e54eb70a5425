import { expect, type Page, type Request } from '@playwright/test'

export const field = (page: Page, label: string) => page.locator('#message').getByLabel(label)
export const sendButton = (page: Page) => page.locator('#message').getByRole('button')

export async function fillIn(page: Page) {
  await field(page, 'Name').fill('Ana Ruiz')
  await field(page, 'Email').fill('ana@example.org')
  await field(page, 'Service').selectOption('virtual-staging')
  await field(page, 'Message').fill('We stage about forty flats a year.')
}

export async function expectKept(page: Page) {
  await expect(field(page, 'Name')).toHaveValue('Ana Ruiz')
  await expect(field(page, 'Email')).toHaveValue('ana@example.org')
  await expect(field(page, 'Service')).toHaveValue('virtual-staging')
  await expect(field(page, 'Message')).toHaveValue('We stage about forty flats a year.')
}

/** What the server answers: a complete response, a status, the JSON of a success, or nothing. */
type Answer = { status: number; json: object } | number | object | 'abort'

/** Answers what the form sends, in turn. @returns the requests so far */
export async function serve(page: Page, ...answers: Answer[]) {
  const requests: Request[] = []
  await page.route('**/api/contact', (route) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    requests.push(route.request())
    if (answer === 'abort') return route.abort()
    if (typeof answer === 'number') return route.fulfill({ status: answer, body: 'no' })
    if (answer && 'status' in answer) return route.fulfill(answer)
    return route.fulfill({ json: answer ?? {} })
  })
  return requests
}

export const sent = "Message sent! We'll get back to you as soon as possible."
export const toasts = (page: Page, region = /Notifications/) =>
  page.getByRole('region', { name: region }).getByRole('listitem')
