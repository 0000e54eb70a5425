/**
 * Folders of files that the browser keeps for this site. Each operation is done whole or not at all, also when the browser
 * ends in its midst; several together are not.
 */
export type Shelf = {
  folders(): Promise<string[]>
  /** Names in a folder; none where there is no such folder. */
  names(folder: string): Promise<string[]>
  /** @returns undefined where there is none; `changed` in milliseconds since 1970 */
  read(folder: string, name: string): Promise<{ blob: Blob; changed: number } | undefined>
  /** Puts a file in place of what was there. @throws DOMException `QuotaExceededError` when the disk is full */
  write(folder: string, name: string, blob: Blob): Promise<void>
  remove(folder: string, name: string): Promise<void>
  removeFolder(folder: string): Promise<void>
}
