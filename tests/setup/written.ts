import type { Page } from '@playwright/test'

/**
 * Waits until what the page changed so far is in its IndexedDB. What it keeps, it writes when nothing has followed for
 * a moment: a timer of its own runs out after that, however slow the machine, and a transaction begins when those that
 * were asked for before have ended.
 * @param database  of which all stores are waited for
 */
export async function written(page: Page, database: string): Promise<void> {
  await page.evaluate(async (name) => {
    await new Promise((done) => setTimeout(done, 700))
    await new Promise<void>((done, fail) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => fail(opening.error)
      opening.onsuccess = () => {
        const opened = opening.result
        const last = opened.transaction([...opened.objectStoreNames], 'readwrite')
        last.onabort = () => fail(last.error)
        last.oncomplete = () => {
          opened.close()
          done()
        }
      }
    })
  }, database)
}
