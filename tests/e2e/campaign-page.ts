import type { Page } from '@playwright/test'

export const address = '/campaign-management'
export const panel = (page: Page, id: string) => page.locator(`#${id}`)
export const row = (page: Page, id: string) =>
  page.locator(`[data-row="${id}"]`).filter({ visible: true })
export const total = (page: Page, label: string) =>
  page.locator('[data-totals] > div').filter({ hasText: label }).locator('dd')
export const tab = (page: Page, name: string) => page.getByRole('tab', { name })
export const readout = (page: Page) =>
  page.locator('section[aria-labelledby="plan"] > div > [role=status]')

/** The campaign's subjects, their fields (spec §3) and how many rows of each the sample has. */
export const subjects = [
  {
    id: 'volunteers',
    tab: 'Volunteers',
    rows: 8,
    fields: ['Name', 'Role', 'Open tasks', 'Rating', 'Status'],
  },
  {
    id: 'campaigns',
    tab: 'Campaigns',
    rows: 5,
    fields: ['Name', 'Progress', 'Spent', 'Budget', 'Status'],
  },
  {
    id: 'events',
    tab: 'Events',
    rows: 5,
    fields: ['Name', 'Date', 'Time', 'Venue', 'Guests', 'Status'],
  },
  { id: 'promises', tab: 'Promises', rows: 5, fields: ['Promise', 'Progress', 'Votes', 'Status'] },
  {
    id: 'parties',
    tab: 'Party campaigns',
    rows: 5,
    fields: ['Campaign', 'Coordinator', 'Budget', 'Level'],
  },
  { id: 'venues', tab: 'Venues', rows: 5, fields: ['Name', 'Type', 'Address', 'Seats', 'Status'] },
  {
    id: 'posters',
    tab: 'AR posters',
    rows: 5,
    fields: ['Location', 'Scans', 'Engagement', 'Status'],
  },
]
