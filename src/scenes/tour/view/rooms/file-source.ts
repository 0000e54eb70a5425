import { fetchFile } from '../open/fetch-file.ts'

/**
 * A file of a tour: one that is here, one that lies on this site and is fetched when it is wanted, or one in the page
 * itself.
 */
export type FileSource = HeldFile | SiteFile | EmbeddedFile
export type HeldFile = {
  name: string
  blob: Blob
  /** Chosen since the tour was opened: nobody has had a room of it before. */
  isNew?: true
}
export type SiteFile = {
  name: string
  /** of the file, and of its small picture */
  address: string
  thumb: string
}
/** What lies in a page that was sent is taken out of its text when it is wanted first. */
export type EmbeddedFile = { name: string; read: () => Promise<Blob> }

/**
 * What is in a file. One of this site's is not held afterwards, so that a tour of many takes no more memory than the
 * rooms that are near: the browser has its own store of what it fetched.
 * @param onShare  how much is there, 0…1
 * @throws FaultError `Sample` for a file of this site that does not come
 */
export async function blobOf(file: FileSource, onShare?: (share: number) => void): Promise<Blob> {
  if ('blob' in file) return file.blob
  if ('read' in file) return file.read()
  return fetchFile(file.address, file.name, onShare)
}
