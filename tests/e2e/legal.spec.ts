import { expect, test } from '../setup/test.ts'

test('the privacy page names the local storage keys, shows their state and removes them', {
  tag: ['@spec-7', '@spec-9'],
}, async ({ page, context }) => {
  await page.goto('/privacy')
  await page.evaluate(async () => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('lesson-titration', '{}')
    localStorage.setItem('user', JSON.stringify({ email: 'ana@example.org', name: 'Ana' }))
    for (const name of ['realia-rooms', 'realia-staging']) {
      const opening = indexedDB.open(name)
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      opening.result.close()
    }
  })
  await page.reload()
  const table = page.getByRole('region', { name: 'Stored in your browser now' })
  const row = (key: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: key }) })
  const keys = ['user', 'theme', 'lesson-*', 'realia-rooms', 'realia-staging']
  for (const key of keys) await expect(row(key).getByText('Stored', { exact: true })).toBeVisible()
  await table.getByRole('button', { name: 'Delete this data' }).click()
  for (const key of keys) await expect(row(key).getByText('Not stored')).toBeVisible()
  await expect(table.getByRole('status')).toContainText('Deleted.')
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  await page.reload()
  await expect(page.locator('header').getByRole('button', { name: 'Login' })).toBeVisible()
  // Requests to other origins fail every test by themselves.
  expect(await context.cookies()).toEqual([])
})

test('the footer leads to the privacy policy and the terms; its newsletter gives thanks and sends nothing', {
  tag: ['@spec-2.7', '@spec-8'],
}, async ({ page }) => {
  await page.goto('/about')
  const footer = page.locator('footer')
  await footer.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.locator('h1')).toHaveText('Your data stays with you')
  await footer.getByRole('link', { name: 'Terms of service' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(page.locator('h1')).toHaveText('The rules, in plain words')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /no.address/.test(request.url())) sent.push(request.url())
  })
  // No format is checked.
  await footer.getByLabel('Newsletter').fill('no address')
  // Not by mouse: what is laid out above may move the button away under it.
  await footer.getByRole('button', { name: 'Subscribe' }).press('Enter')
  const thanks = 'Successfully subscribed! Thanks for subscribing to our latest newsletter.'
  await expect(footer.getByText(thanks)).toBeVisible()
  await expect(footer.getByText(thanks)).toBeHidden({ timeout: 4000 })
  expect(sent).toEqual([])
})
