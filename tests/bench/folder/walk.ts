import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Bench } from '../bench.ts'
import { median } from '../median.ts'
import { inProfile, megabytes } from '../profile.ts'
import type { Row } from '../row.ts'
import type { Album } from './album.ts'

/** Steps until as many rooms are held as ever are, and steps that must add nothing. */
const steps = { first: 30, walked: 100 }
const budget = { growth: 1.1, bytes: 700e6 }
const patience = 60_000

/** What memory a walk through a tour of many rooms takes and leaves. */
export async function measureWalk(
  { chromiumPath, origin }: Bench,
  { tour, names }: Album,
): Promise<Row[]> {
  return inProfile(chromiumPath, async (context, memory) => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${origin}/property-tours`, { waitUntil: 'networkidle' })
    const before = await settled(page, memory)
    await page.locator('input[type=file]').setInputFiles(tour)
    await stands(page, names[0])
    let most = 0
    const walk = async (from: number, count: number) => {
      for (let at = from; at < from + count; at += 1) {
        const next = names[(at + 1) % names.length]
        await page
          .getByRole('button', { name: `Go to ${next}`, exact: true })
          .first()
          .click()
        await stands(page, next)
        most = Math.max(most, memory())
      }
    }
    await walk(0, steps.first)
    const start = await settled(page, memory)
    await walk(steps.first, steps.walked)
    const end = await settled(page, memory)
    return [
      {
        what: `tour of ${names.length} panoramas: memory of all browser processes that it adds, most while one walks`,
        measured: `${megabytes(most - before)} (${megabytes(before)} before)`,
        budget: `≤ ${megabytes(budget.bytes)}`,
        holds: most - before <= budget.bytes,
      },
      {
        what: `tour of ${names.length} panoramas: memory after ${steps.walked} more steps, beside after the first ${steps.first}`,
        measured: `${megabytes(end)} : ${megabytes(start)} = ${(end / start).toFixed(2)}×`,
        budget: `≤ ${budget.growth}×`,
        holds: end / start <= budget.growth,
      },
    ]
  })
}

/** Waits until a room is shown, and what links it. */
async function stands(page: Page, name = ''): Promise<void> {
  await page
    .getByRole('application', { name: new RegExp(`360° photo: ${name}`) })
    .waitFor({ timeout: patience })
  await page.locator('[data-links]:not([hidden])').waitFor({ timeout: patience })
}

/** Bytes once nothing moves and what nobody needs was collected: the middle of some readings. */
async function settled(page: Page, memory: () => number): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await wait(3000)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
  const readings: number[] = []
  while (readings.length < 5) {
    await wait(500)
    readings.push(memory())
  }
  return median(readings)
}
