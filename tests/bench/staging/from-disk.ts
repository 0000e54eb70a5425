import type { Page } from '@playwright/test'
import type { Shelf } from './shelf.ts'

/**
 * From now on the page gets the sample rooms' photos as files of the disk, as a visitor's own are: what is fetched, the
 * browser keeps in memory, and whoever watches its network once more.
 */
export async function giveFromDisk(page: Page, { files }: Pick<Shelf, 'files'>): Promise<void> {
  await page.evaluate(
    (ids) => {
      const inputs = new Map(
        ids.map((id) => {
          const input = document.createElement('input')
          Object.assign(input, { type: 'file', id: `disk-${id}`, hidden: true })
          document.body.append(input)
          return [`/rooms/${id}.jpg`, input]
        }),
      )
      const { fetch } = window
      window.fetch = async (...request) => {
        const [address] = request
        const file = typeof address === 'string' && inputs.get(address)?.files?.[0]
        if (!file) return fetch(...request)
        return Object.assign(new Response(), { blob: async () => file })
      }
    },
    [...files.keys()],
  )
  for (const [id, file] of files) await page.locator(`#disk-${id}`).setInputFiles(file)
}
