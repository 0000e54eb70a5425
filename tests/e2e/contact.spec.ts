import { expect, test } from '../setup/test.ts'
import { field, sendButton } from './contact-form.ts'

test.describe('§2.8 contact page', () => {
  test('§2.8 four info cards: address, phone, email and business hours', async ({ page }) => {
    await page.goto('/contact')
    const main = page.locator('main')
    for (const name of ['Address', 'Phone', 'Email', 'Business hours']) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(main.getByText('Mon-Fri 9-6')).toBeVisible()
    await expect(main.getByText('Sat 10-4')).toBeVisible()
    await expect(main.locator('a[href^="tel:"]')).toHaveAttribute('href', 'tel:+12125550142')
    await expect(main.getByText('within 24 hours').first()).toBeAttached()
  })

  test('§2.8 three direct-support cards are mail links, four social links are plain links', async ({
    page,
  }) => {
    await page.goto('/contact')
    const main = page.locator('main')
    for (const [name, desk] of [
      [/Sales/, 'sales'],
      [/Technical support/, 'support'],
      [/General questions/, 'hello'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute(
        'href',
        `mailto:${desk}@realia.example`,
      )
    }
    for (const name of [/Professional network/, /Microblog/, /Photo sharing/, /Video/]) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//)
    }
  })

  test('§2.8 the map loads on a press only, and Get Directions leads to the door', async ({
    page,
    allow,
    problems,
  }) => {
    allow('map asked for')
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
    )
    await page.goto('/contact')
    const load = page.getByRole('button', { name: 'Load the map' })
    await load.scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: /street plan/ })).toBeVisible()
    expect(problems).toEqual([])
    await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=40.71216%2C-74.00593',
    )
    await load.click()
    await expect(page.locator('iframe[title^="Map of Park Row"]')).toBeFocused()
  })

  test('§2.8 Schedule a Consultation chooses "custom" and leads to the form, each time', async ({
    page,
  }) => {
    await page.goto('/contact')
    const link = page.getByRole('link', { name: 'Schedule a Consultation' })
    // Before the form's code has come the link opens the page anew, which is tested below.
    await page.mouse.move(200, 200)
    await expect(sendButton(page)).toHaveAttribute('type', 'submit')
    for (const _time of ['first', 'second']) {
      await link.click()
      await expect(page).toHaveURL('/contact?service=custom#message')
      await expect(field(page, 'Service')).toHaveValue('custom')
      await expect(field(page, 'Name')).toBeFocused()
      await expect(page.locator('#message')).toBeInViewport()
      await field(page, 'Service').selectOption('property-tours')
    }
  })

  test('§3 five services to choose from, and none is chosen at first', async ({ page }) => {
    await page.goto('/contact')
    const service = field(page, 'Service')
    await expect(service).toHaveValue('')
    const values = await service
      .locator('option')
      .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))
    expect(values).toEqual([
      '',
      'property-tours',
      'furniture-placement',
      'virtual-staging',
      'virtual-classrooms',
      'custom',
    ])
  })

  test('§2.8 an address may choose the service; an unknown one is ignored', async ({ page }) => {
    await page.goto('/contact?service=property-tours#message')
    await page.mouse.move(200, 200)
    await expect(field(page, 'Service')).toHaveValue('property-tours')
    await page.goto('/contact?service=rockets')
    await page.mouse.move(300, 300)
    await expect(field(page, 'Service')).toHaveValue('')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says where to write instead of offering a form that cannot send', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.locator('#message')).toBeHidden()
    await expect(page.getByText(/Please write to hello@realia\.example instead/)).toBeVisible()
  })
})
