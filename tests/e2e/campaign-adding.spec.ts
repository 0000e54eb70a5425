import { axeViolations } from '../setup/axe.ts'
import { expect, test } from '../setup/test.ts'
import { address, readout } from './campaign-page.ts'
import { openAwake } from './paused-clock.ts'

/** What is typed for each subject's form, and what then stands in the readout. */
const forms = [
  ['Volunteers', 'Add a volunteer', { Name: 'Ida Berg', Role: 'Canvasser', Rating: '4.5' }],
  ['Campaigns', 'Add a campaign', { Name: 'Clean canals', Spent: '0', Budget: '5000' }],
  [
    'Tasks',
    'Add a task',
    { Task: 'Book a bus', Volunteer: 'Amara Osei', Priority: 'Low', Due: '09:15' },
  ],
  [
    'Events',
    'Add an event',
    { Name: 'Debate', Date: '2027-05-01', Time: '18:00', Venue: 'Union House', Guests: '180' },
  ],
  ['Promises', 'Add a promise', { Promise: 'Free buses on Sundays' }],
  [
    'Party campaigns',
    'Add a party campaign',
    { Campaign: 'North speaks', Coordinator: 'Ida Berg', Budget: '900', Level: 'Local' },
  ],
  [
    'Venues',
    'Add a venue',
    { Name: 'Old Mill', Type: 'Hall', Address: '3 Mill Lane', Seats: '75' },
  ],
  ['AR posters', 'Add a poster', { Location: 'Bus station' }],
] as const

test.describe('adding', () => {
  for (const [label, button, fields] of forms) {
    test(`${button}: the row stands in the list and the focus is back`, async ({ page }) => {
      await openAwake(page, address)
      await page.getByRole('tab', { name: new RegExp(`^${label}`) }).click()
      await page.getByRole('button', { name: button }).click()
      const dialog = page.getByRole('dialog', { name: button })
      for (const [name, value] of Object.entries(fields)) {
        const field = dialog.getByLabel(name)
        const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement)
        if (isSelect) await field.selectOption(value)
        else await field.fill(value)
      }
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(dialog).toBeHidden()
      const [name = ''] = Object.values(fields)
      await expect(readout(page)).toHaveText(`Added: ${name}`)
      const added = page.locator('main').getByText(name, { exact: true })
      await expect(added.filter({ visible: true })).toHaveCount(1)
      await expect(page.getByRole('button', { name: button })).toBeFocused()
      await expect(page).not.toHaveURL(/show=/)
    })
  }

  test('what is wrong is said under its field, and what was typed stays', async ({ page }) => {
    await openAwake(page, `${address}?show=add-events`)
    const dialog = page.getByRole('dialog', { name: 'Add an event' })
    await dialog.getByLabel('Name').fill('Debate')
    await dialog.getByLabel('Venue').selectOption('Union House')
    await dialog.getByLabel('Guests').fill('181')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByLabel('Date')).toBeFocused()
    await expect(dialog.getByText('Please fill in this field')).toHaveCount(2)
    await expect(dialog.getByText('This venue has only 180 seats')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue('Debate')
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(address)
  })

  test('Back closes the dialog and leaves the page where it was', async ({ page }) => {
    await openAwake(page, `${address}#venues`)
    const add = page.getByRole('button', { name: 'Add a venue' })
    await add.click()
    await expect(page).toHaveURL(`${address}?show=add-venues#venues`)
    const dialog = page.getByRole('dialog', { name: 'Add a venue' })
    await expect(dialog).toBeVisible()
    const before = await page.evaluate(() => scrollY)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${address}#venues`)
    await expect(add).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.goForward()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})
