import { expect, test } from '../setup/test.ts'

test('§4 §5 §8 the newsletter gives thanks for three seconds, whatever is typed, and sends nothing', async ({
  page,
}) => {
  const requests: string[] = []
  await page.goto('/industries/politics')
  await page.waitForLoadState('networkidle')
  const footer = page.locator('footer')
  const field = footer.getByLabel('Newsletter')
  const thanks = footer.getByText(
    'Successfully subscribed! Thanks for subscribing to our latest newsletter.',
  )
  await field.fill('   ')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(thanks).toBeHidden()
  // Pages whose links come into view may be fetched beforehand meanwhile: that tells nothing of what was typed.
  page.on('request', (request) => {
    const told = `${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`
    if (request.method() !== 'GET' || /no.address/.test(told)) requests.push(told)
  })
  // No format is checked.
  await field.fill('no address')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(thanks).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(thanks).toBeHidden({ timeout: 4000 })
  expect(requests).toEqual([])
})

test('§2.7 what the product is, quick links, and lists that are plain text', async ({ page }) => {
  await page.goto('/')
  const footer = page.locator('footer')
  await expect(footer.getByText(/^Realia makes augmented reality/)).toBeVisible()
  const list = (title: string) =>
    footer
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .last()
  const links = list('Quick links').getByRole('link')
  await expect(links).toHaveText(['Home', 'About Us', 'Contact Us'])
  expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
    '/',
    '/about',
    '/contact',
  ])
  for (const [title, first] of [
    ['Industries', 'Education'],
    ['AR features', 'Property tours'],
  ] as const) {
    await expect(list(title).getByRole('listitem').first()).toHaveText(first)
    await expect(list(title).getByRole('link')).toHaveCount(0)
  }
})

test('§2.7 the year stands in the copyright line and the legal pages are linked', async ({
  page,
}) => {
  await page.goto('/es/industries/politics')
  const footer = page.locator('footer')
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  await expect(footer.locator('a[href="/es/privacy"]')).toBeVisible()
  await expect(footer.locator('a[href="/es/terms"]')).toBeVisible()
})
