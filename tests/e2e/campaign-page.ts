import type { Page } from '@playwright/test'

export const address = '/campaign-management'
export const panel = (page: Page, id: string) => page.locator(`#${id}`)
export const row = (page: Page, id: string) =>
  page.locator(`[data-row="${id}"]`).filter({ visible: true })
export const total = (page: Page, label: string) =>
  page.locator('[data-totals] > div').filter({ hasText: label }).locator('dd')
export const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name: new RegExp(`^${name}`) }).first()
export const readout = (page: Page) =>
  page.locator('section[aria-labelledby="plan"] > div > [role=status]')
