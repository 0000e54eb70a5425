import { expect, test } from '../setup/test.ts'

const tabs = [
  { id: 'education', label: 'Education', title: 'Lessons that stand on the desk' },
  { id: 'real-estate', label: 'Real Estate', title: 'Homes that buyers walk through first' },
  { id: 'politics', label: 'Politics', title: 'Plans that voters can walk around' },
]

test('§2.11 Users can go from industry to industry by the tabs', async ({ page }) => {
  await page.goto('/industries')
  const row = page.getByRole('navigation', { name: 'Choose an industry' })
  await expect(row.locator('[aria-current="page"]')).toHaveText('Education')
  await expect(page.locator('h1')).toHaveText('Lessons that stand on the desk')
  for (const { id, label, title } of tabs.toReversed()) {
    await row.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(`/industries/${id}`)
    await expect(page.locator('h1')).toHaveText(title)
    await expect(row.locator('[aria-current="page"]')).toHaveText(label)
  }
})

test('§2.11 an unknown industry is ignored: the first is shown', async ({ page, allow }) => {
  allow('status 404')
  await page.goto('/industries/fishing')
  await expect(page.locator('h1')).toHaveText('Lessons that stand on the desk')
})

for (const { id } of tabs) {
  test(`§2.11 ${id} leads to the solutions, to a tool and to the contact page`, async ({
    page,
  }) => {
    await page.goto(`/industries/${id}`)
    const main = page.locator('main')
    await expect(main.locator('a[href^="/solutions#"]').first()).toBeVisible()
    await expect(main.locator('a[href="/contact"]').first()).toBeVisible()
    for (const name of ['What changes', 'What we aim for', 'Key features', 'Where it is used']) {
      await expect(main.getByRole('heading', { name })).toBeVisible()
    }
    await expect(main.getByText(/not results that we promise/)).toBeVisible()
  })
}

test('§2.11 each industry has a picture of its own', async ({ page }) => {
  const pictures = new Set<string | null>()
  for (const { id } of tabs) {
    await page.goto(`/industries/${id}`)
    pictures.add(await page.locator('main img').first().getAttribute('alt'))
    await expect(page.locator('main img').first()).toBeVisible()
  }
  expect(pictures.size).toBe(3)
  expect([...pictures].every((alt) => (alt ?? '').length > 10)).toBe(true)
})

test('links in the text stay in the language', async ({ page }) => {
  await page.goto('/es/industries/education')
  await expect(page.locator('main p a[href="/es/contact"]').first()).toBeVisible()
})

test('the picture opens the tool that it shows', async ({ page }) => {
  await page.goto('/industries/real-estate')
  await page.getByRole('link', { name: /Open the 3D tour/ }).click()
  await expect(page).toHaveURL('/property-tours')
})

test.describe('property tours page', () => {
  test('a press that comes before the tool is alive is not lost', async ({ page }) => {
    await page.goto('/property-tours')
    await page.getByRole('button', { name: 'Try a sample' }).click()
    await expect(page.getByRole('application')).toHaveAccessibleName(/Sample living room/, {
      timeout: 30_000,
    })
  })

  test('says what the viewer can do, for people and for search engines', async ({ page }) => {
    await page.goto('/property-tours')
    for (const name of ['360° Rotation', 'Dynamic Zoom', '3D Perspective', 'Interactive Media']) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const application = data
      .map((text) => JSON.parse(text))
      .find((each) => /App/.test(each['@type']))
    expect(application).toMatchObject({ name: '3D Property Viewer', isAccessibleForFree: true })
  })
})
