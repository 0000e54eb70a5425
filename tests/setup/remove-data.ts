import { rm } from 'node:fs/promises'

/** Takes away the messages that the browser tests have left. */
export default async function removeData(): Promise<void> {
  const folder = process.env.TEST_DATA
  if (folder) await rm(folder, { recursive: true, force: true })
}
