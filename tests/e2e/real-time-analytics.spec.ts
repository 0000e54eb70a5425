import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'
import { downloadBy } from './on-page.ts'

const path = '/real-time-analytics'
const table = (page: Page) => page.getByRole('table', { name: 'District by district' })

/** The numbers of a row of the table of districts. */
async function figures(page: Page, district: string): Promise<number[]> {
  const row = table(page).getByRole('row', { name: district })
  const cells = await row.getByRole('cell').allTextContents()
  return cells.map((cell) => Number(cell.replace(/[,%]/g, '')))
}

test('charts are read by keys and pointer, shown as tables, saved as CSV; districts are sorted', {
  tag: ['@spec-2.14', '@spec-9'],
}, async ({ page }) => {
  await page.goto(path)
  await test.step('value by value', async () => {
    const days = page.getByRole('slider', { name: 'Sentiment over 14 days: Day' })
    await expect(days).toHaveAttribute(
      'aria-valuetext',
      'Mar 15: 78% positive, 15% neutral, 7% negative',
    )
    await days.focus()
    await page.keyboard.press('Home')
    await expect(days).toHaveAttribute('aria-valuetext', /^Mar 2: 61% positive/)
    await page.keyboard.press('ArrowRight')
    await expect(days).toHaveAttribute('aria-valuetext', /^Mar 3: /)
    await days.hover({ position: { x: 4, y: 40 } })
    await expect(days).toHaveAttribute('aria-valuetext', /^Mar 2: /)
    const channels = page.getByRole('slider', { name: 'Reach by channel: Channel' })
    await channels.focus()
    await page.keyboard.press('ArrowDown')
    await expect(channels).toHaveAttribute('aria-valuetext', 'Door to door: 3,380 people, 22%')
  })
  await test.step('each chart has its table behind it', async () => {
    for (const [name, rows] of [
      ['Sentiment over 14 days', 15],
      ['Engagement by hour', 21],
      ['Reach by channel', 8],
    ] as const) {
      const chart = page.getByRole('figure', { name })
      await expect(chart.getByRole('table', { name })).toBeHidden()
      await chart.getByText('Show as a table').click()
      await expect(chart.getByRole('table', { name })).toBeVisible()
      await expect(chart.getByRole('row')).toHaveCount(rows)
    }
  })
  await test.step('districts are sorted by a column, either way', async () => {
    const first = table(page).getByRole('row').nth(1).getByRole('rowheader')
    const header = (name: string) => table(page).getByRole('columnheader', { name })
    await expect(header('Reached')).toHaveAttribute('aria-sort', 'descending')
    for (const [district, sort] of [
      ['Hillside', 'descending'],
      ['University', 'ascending'],
    ] as const) {
      await header('Negative').getByRole('button').click()
      await expect(first).toHaveText(district)
      await expect(header('Negative')).toHaveAttribute('aria-sort', sort)
    }
  })
  await test.step('CSV files hold what is shown, in its order', async () => {
    await table(page).getByRole('button', { name: 'District' }).click()
    for (const [chart, lines] of [
      ['Sentiment over 14 days', /^\uFEFFDay,Positive,.*\r\n(.*\r\n){13}2026-03-15,78,15,7\r\n$/],
      // Sorted by name a moment ago.
      [
        'District by district',
        /\r\nGarden Suburb,(.*\r\n){8}All districts,15400,78,15,7,92,34\r\n$/,
      ],
    ] as const) {
      const file = await downloadBy(page.getByRole('button', { name: `Download CSV: ${chart}` }))
      expect(await readFile(await file.path(), 'utf8')).toMatch(lines)
    }
  })
})

test('the live simulation runs only when it is started, pauses and resets', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-15T19:00:00Z') })
  await page.goto(path)
  const tile = (title: string) =>
    page.locator('dl > div').filter({ has: page.locator('dt', { hasText: title }) })
  const all = () => figures(page, 'All districts')
  const start = page.getByRole('button', { name: 'Start live simulation' })
  const reset = page.getByRole('button', { name: 'Reset' })
  const atFirst = [15400, 78, 15, 7, 92, 34]
  await page.clock.runFor(10_000)
  expect(await all()).toEqual(atFirst)
  await expect(reset).toHaveAttribute('aria-disabled', 'true')

  await start.click()
  await expect(page.getByText('Simulation running.')).toBeAttached()
  await page.clock.runFor(2000)
  await page.getByRole('button', { name: 'Pause' }).click()
  const paused = await all()
  expect(paused[0]).toBeGreaterThan(15_400)
  await expect(tile('Campaign reach')).toContainText(paused[0]?.toLocaleString('en') ?? '')
  await expect(tile('Sentiment')).toContainText(`${paused[1]}%`)
  await expect(page.getByRole('slider', { name: 'Sentiment over 14 days: Day' })).toHaveAttribute(
    'aria-valuetext',
    `Mar 15: ${paused[1]}% positive, ${paused[2]}% neutral, ${paused[3]}% negative`,
  )
  await page.clock.runFor(10_000)
  expect(await all()).toEqual(paused)

  await page.getByRole('button', { name: 'Resume' }).click()
  await page.clock.runFor(4000)
  expect(await all()).not.toEqual(paused)
  await reset.click()
  expect(await all()).toEqual(atFirst)
  await expect(tile('Campaign reach')).toContainText('15.4K')
  await expect(start).toBeVisible()
})
