import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect } from '../setup/test.ts'
import type { TestFile } from './tour-files.ts'
import { TourPage } from './tour-page.ts'

const panoramas = new URL('../../public/home/panoramas/', import.meta.url)

export const patient = { timeout: 30_000 }

/** A room of the sample home. */
export async function homeRoom(name: string): Promise<TestFile> {
  const buffer = await readFile(fileURLToPath(new URL(`${name}.jpg`, panoramas)))
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

export const strip = (page: Page) => page.getByRole('list', { name: 'Rooms', exact: true })
export const ways = (page: Page) => page.getByRole('region', { name: 'Rooms, links and notes' })
export const chooser = (page: Page) => page.getByRole('dialog', { name: 'Where does this lead?' })
export const said = (page: Page) => page.locator('[data-rooms] [role=status]')
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
export const editing = (page: Page) => page.getByRole('button', { name: 'Links and notes' })

/** The room that is shown, by its name. */
export const stands = (tour: TourPage, room: string) =>
  expect(tour.viewer).toHaveAccessibleName(new RegExp(`360° photo: ${room}`), patient)

/** Opens real rooms of the sample home, which stand in the order of their names, and waits until they are kept. */
export async function openHome(page: Page, ...rooms: string[]) {
  const tour = new TourPage(page)
  await tour.goto()
  await tour.open(...(await Promise.all(rooms.map(homeRoom))))
  await expect(strip(page).getByRole('listitem')).toHaveCount(rooms.length)
  await expect(page.locator('[data-keep=kept]')).toBeVisible(patient)
  return tour
}

/** Opens the whole sample home, in its living room. */
export async function openWholeHome(page: Page) {
  const tour = new TourPage(page)
  await tour.goto()
  await page.getByRole('button', { name: 'Walk through the sample home' }).click()
  await tour.opened()
  await stands(tour, 'Living room')
  return tour
}

/** A tour of two rooms, linked there and back, in the first of them. */
export async function linkedHome(page: Page) {
  const tour = await openHome(page, 'bath', 'hall')
  await editing(page).click()
  await tour.press(150, 40)
  await chooser(page).getByRole('button', { name: 'Hall' }).click()
  await page.getByRole('button', { name: 'Add the way back' }).click()
  await editing(page).click()
  return tour
}
