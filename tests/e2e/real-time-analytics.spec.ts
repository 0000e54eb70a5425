import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../setup/test.ts'

const path = '/real-time-analytics'

/** What a page shows of one of the four tiles. */
const tile = (page: Page, title: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: title }) })

const table = (page: Page) => page.getByRole('table', { name: 'District by district' })

/** The numbers of a row of the table of districts. */
async function figures(page: Page, district: string): Promise<number[]> {
  const row = table(page).getByRole('row', { name: district })
  const cells = await row.getByRole('cell').allTextContents()
  return cells.map((cell) => Number(cell.replace(/[,%]/g, '')))
}

test.describe('what is on the page', () => {
  test('§2.14 nine feature cards, Live Data Processing and Advanced Insights', async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText('Real-time Analytics Dashboard')
    const cards = page.getByRole('region', { name: 'Nine instruments on one desk' })
    await expect(cards.getByRole('listitem')).toHaveCount(9)
    for (const name of ['Live Data Processing', 'Advanced Insights']) {
      const list = page.getByRole('heading', { name, level: 2 }).locator('xpath=..')
      await expect(list.getByRole('listitem')).toHaveCount(5)
    }
    const end = page.getByRole('region', { name: 'See it over your own district' })
    await expect(end.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    await expect(end.getByRole('link', { name: 'Ask voters something' })).toHaveAttribute(
      'href',
      '/voter-engagement',
    )
  })

  test('§2.4 the tiles are those of the home page, and the table adds up to them', async ({
    page,
  }) => {
    const tiles = () => page.locator('dl > div dd:nth-of-type(1)').allTextContents()
    await page.goto('/')
    const atHome = await tiles()
    await page.goto(path)
    expect(await tiles()).toEqual(atHome)
    expect(atHome).toEqual(['78%positive', '92%active', '15.4Kusers', '34active'])
    expect(await figures(page, 'All districts')).toEqual([15400, 78, 15, 7, 92, 34])
  })

  test('§9 the heat map has 80 cells in 10 columns', async ({ page }) => {
    await page.goto(path)
    const map = page.getByRole('grid', { name: 'Sentiment heat map' })
    await expect(map.getByRole('row')).toHaveCount(8)
    await expect(map.getByRole('gridcell')).toHaveCount(80)
  })
})

test.describe('charts', () => {
  test('are read by keys and pointer, value by value', async ({ page }) => {
    await page.goto(path)
    // The charts come alive at the first sign of a visitor.
    await page.mouse.move(200, 300)
    // The charts come alive with the visitor's first sign of life.
    await page.mouse.move(200, 200)
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

    const hours = page.getByRole('slider', { name: 'Engagement by hour: Hour' })
    await hours.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(hours).toHaveAttribute('aria-valuetext', /^6\sPM: 86% active$/)
    await page.keyboard.press('End')
    await expect(hours).toHaveAttribute('aria-valuetext', /^7\sPM: 92% active$/)

    const channels = page.getByRole('slider', { name: 'Reach by channel: Channel' })
    await channels.focus()
    await page.keyboard.press('ArrowDown')
    await expect(channels).toHaveAttribute('aria-valuetext', 'Door to door: 3,380 people, 22%')
  })

  test('each has its table behind it', async ({ page }) => {
    await page.goto(path)
    for (const [name, rows] of [
      ['Sentiment over 14 days', 15],
      ['Engagement by hour', 21],
      ['Reach by channel', 8],
    ] as const) {
      const chart = page.getByRole('figure', { name })
      await expect(chart.getByRole('table', { name })).toBeHidden()
      await chart.getByText('Show the figures as a table').click()
      await expect(chart.getByRole('table', { name })).toBeVisible()
      await expect(chart.getByRole('row')).toHaveCount(rows)
    }
  })

  test('are saved as CSV, as they are shown', async ({ page }) => {
    await page.goto(path)
    await table(page).getByRole('button', { name: 'District' }).click()
    for (const [chart, file, lines, first, last] of [
      [
        'Sentiment over 14 days',
        'sentiment',
        15,
        'Day,Positive,Neutral,Negative',
        '2026-03-15,78,15,7',
      ],
      ['Engagement by hour', 'engagement', 21, 'Hour,Active', '19:00,92'],
      ['Reach by channel', 'reach', 8, 'Channel,People,Share', 'All channels,15400,100'],
      [
        'District by district',
        'districts',
        10,
        'District,Reached,Positive,Neutral,Negative,Active,AR sessions',
        'All districts,15400,78,15,7,92,34',
      ],
    ] as const) {
      const arrives = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download CSV: ${chart}` }).click()
      const download = await arrives
      expect(download.suggestedFilename()).toBe(`${file}.csv`)
      const text = await readFile(await download.path(), 'utf8')
      const rows = text.replace('\uFEFF', '').trimEnd().split('\r\n')
      expect(rows).toHaveLength(lines)
      expect([rows[0], rows.at(-1)]).toEqual([first, last])
      // Sorted by name a moment ago.
      if (file === 'districts') expect(rows[1]).toMatch(/^Garden Suburb,/)
    }
  })

  test('districts are sorted by any column, either way', async ({ page }) => {
    await page.goto(path)
    const first = table(page).getByRole('row').nth(1).getByRole('rowheader')
    const header = (name: string) => table(page).getByRole('columnheader', { name })
    await expect(header('Reached')).toHaveAttribute('aria-sort', 'descending')
    await expect(first).toHaveText('Harbour')
    for (const [column, highest, lowest] of [
      ['Positive', 'University', 'Hillside'],
      ['Neutral', 'Market Quarter', 'University'],
      ['Negative', 'Hillside', 'University'],
      ['Active', 'University', 'Hillside'],
      ['AR sessions', 'Harbour', 'Garden Suburb'],
      ['Reached', 'Harbour', 'Garden Suburb'],
    ] as const) {
      await header(column).getByRole('button').click()
      await expect(first).toHaveText(highest)
      await header(column).getByRole('button').click()
      await expect(header(column)).toHaveAttribute('aria-sort', 'ascending')
      await expect(first).toHaveText(lowest)
    }
  })
})

test.describe('live simulation', () => {
  test('runs only when it is started, adds up at every update, pauses and resets', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-03-15T19:00:00Z') })
    await page.goto(path)
    await page.mouse.move(200, 300)
    const start = page.getByRole('button', { name: 'Start live simulation' })
    const atFirst = await figures(page, 'All districts')
    await page.clock.runFor(10_000)
    expect(await figures(page, 'All districts')).toEqual(atFirst)
    await expect(page.getByRole('button', { name: 'Back to the start' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )

    await start.click()
    await expect(page.getByText('The simulation runs.')).toBeAttached()
    const pause = page.getByRole('button', { name: 'Pause' })
    for (let round = 0; round < 5; round += 1) {
      await page.clock.runFor(2000)
      const [, positive = 0, neutral = 0, negative = 0, active = 0] = await figures(
        page,
        'All districts',
      )
      expect(positive + neutral + negative).toBe(100)
      expect(active).toBeLessThanOrEqual(100)
    }
    await pause.click()
    const paused = await figures(page, 'All districts')
    expect(paused[0]).toBeGreaterThan(15_400)
    await expect(tile(page, 'Campaign reach')).toContainText(paused[0]?.toLocaleString('en') ?? '')
    await expect(tile(page, 'Sentiment')).toContainText(`${paused[1]}%`)
    await expect(page.getByRole('slider', { name: 'Sentiment over 14 days: Day' })).toHaveAttribute(
      'aria-valuetext',
      `Mar 15: ${paused[1]}% positive, ${paused[2]}% neutral, ${paused[3]}% negative`,
    )
    await page.clock.runFor(10_000)
    expect(await figures(page, 'All districts')).toEqual(paused)

    await page.getByRole('button', { name: 'Continue' }).click()
    await page.clock.runFor(4000)
    expect(await figures(page, 'All districts')).not.toEqual(paused)
    await page.getByRole('button', { name: 'Back to the start' }).click()
    expect(await figures(page, 'All districts')).toEqual(atFirst)
    await expect(tile(page, 'Campaign reach')).toContainText('15.4K')
    await expect(start).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every figure can be read, and nothing is offered that needs a script', async ({ page }) => {
    await page.goto(path)
    await expect(table(page).getByRole('row')).toHaveCount(10)
    await page.getByText('Show the figures as a table').first().click()
    await expect(page.getByRole('table', { name: 'Sentiment over 14 days' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start live simulation' })).toBeHidden()
    await expect(page.getByRole('button', { name: /Download CSV/ })).toHaveCount(0)
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})
