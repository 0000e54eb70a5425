import type { Page } from '@playwright/test'
import { lookAt } from './tour-look.ts'
import type { TourPage } from './tour-page.ts'

/** The tools below the picture. */
export const tools = (page: Page) => page.getByRole('group', { name: 'Tools' })
/** What a tool says of what it did. */
export const said = (page: Page) => tools(page).locator('[data-said]')
/** Takes up a tool. */
export const pick = (page: Page, name: string) =>
  tools(page).getByRole('button', { name, exact: true }).click()
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

/** Marks places by keys alone: each in the middle of the view. @param home  see `lookAt` */
export async function markByKeys(
  tour: TourPage,
  places: readonly { yaw: number; pitch: number }[],
  home = 0,
) {
  for (const { yaw, pitch } of places) {
    await lookAt(tour, yaw, pitch, home)
    await tour.viewer.focus()
    await tour.page.keyboard.press('Enter')
  }
}
