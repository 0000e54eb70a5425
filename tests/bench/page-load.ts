import type { Browser } from '@playwright/test'
import { type Complaint, collectComplaints, thirdParties } from './complaints.ts'
import { recordTraffic, type Transfer } from './traffic.ts'

/** What one visit brought, up to the moment the network falls silent, without any interaction. */
export interface PageLoad {
  address: string
  transfers: Transfer[]
  complaints: Complaint[]
}

/** Opens a page as a first-time visitor with a desktop screen does: nothing is cached. */
export async function loadPage(
  browser: Browser,
  origin: string,
  address: string,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const traffic = await recordTraffic(page)
    const complaints = await collectComplaints(page)
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    return {
      address,
      transfers: traffic.transfers(),
      complaints: [...thirdParties(traffic.requested(), origin), ...(await complaints())],
    }
  } finally {
    await context.close()
  }
}
