import { readZip } from '../../../../files/zip/read-zip.ts'
import { writeZip } from '../../../../files/zip/write-zip.ts'
import { ZipError } from '../../../../files/zip/zip-format.ts'
import { documentFileName, type GetBlob } from '../../../../projects/project-store.ts'
import { parseDocumentText, serializeDocument } from '../../model/document/parse-document.ts'
import type { FileId, TourDocument } from '../../model/document/tour-document.ts'
import { FaultError } from '../../model/fault.ts'

/**
 * What an archive may hold: 200 rooms with captions, pictures in notes, a plan; as much as Blobs are known to bear.
 * Media are packed by themselves: what grows much is no tour.
 */
export const zipLimits = {
  entries: 4000,
  bytes: 16 * 2 ** 30,
  growth: { above: 256 * 2 ** 20, times: 20 },
}
/** A document of 200 rooms is less than one. */
const mostManifest = 32 * 2 ** 20

/**
 * A tour as one archive: its document as `tour.json`, then its files in the document's order. The same tour gives the
 * same bytes. The archive refers to the blobs and copies none.
 * @throws DOMException when a file cannot be read
 */
export async function writeTourZip(document: TourDocument, getBlob: GetBlob): Promise<Blob> {
  const parts = [{ path: documentFileName, blob: new Blob([serializeDocument(document)]) }]
  // One by one: whoever gives them may have to read each of them whole.
  for (const { id, path } of document.files) parts.push({ path, blob: await getBlob(id) })
  return writeZip(parts)
}

/**
 * Reads an archive as `writeTourZip` makes it, packed again by whatever program. Files that the document does not name
 * are passed over. Everything is checked before anything is given out.
 * @param name  what the archive is called, for the fault
 * @returns the document, and its files by their ids
 * @throws FaultError `ZipNot`, `ZipTruncated`, `ZipDamaged`, `ZipUnsafe`, `ZipBomb`, `ZipEncrypted`, `ZipMethod`,
 *   `ZipNoTour`, `ZipNewer` or `Unreadable`
 */
export async function readTourZip(
  archive: Blob,
  name: string,
): Promise<{ document: TourDocument; blobs: Map<FileId, Blob> }> {
  try {
    const found = await readZip(archive, zipLimits)
    const entries = new Map(found.map((entry) => [entry.path, entry]))
    const root = rootOf([...entries.keys()])
    const manifest = root === undefined ? undefined : entries.get(root + documentFileName)
    if (!manifest) throw new FaultError({ code: 'ZipNoTour', name })
    if (manifest.size > mostManifest) throw new ZipError('Bomb')
    const read = parseDocumentText(await (await manifest.blob()).text())
    if ('fault' in read)
      throw new FaultError({ code: read.fault.code === 'Newer' ? 'ZipNewer' : 'ZipNoTour', name })
    const blobs = new Map<FileId, Blob>()
    for (const { id, path, type, bytes } of read.document.files) {
      const entry = entries.get(root + path)
      if (entry?.size !== bytes) throw new ZipError('Damaged')
      const blob = await entry.blob()
      // A type costs no copy, and players and decoders ask for it.
      blobs.set(id, blob.slice(0, blob.size, type))
    }
    return { document: read.document, blobs }
  } catch (error) {
    throw faultOfZip(error, name)
  }
}

/** Where the document lies: at the top, or in the one folder that some programs pack around everything. */
function rootOf(paths: string[]): string | undefined {
  if (paths.includes(documentFileName)) return ''
  const found = paths.filter(
    (path) => path.split('/').length === 2 && path.endsWith(`/${documentFileName}`),
  )
  const [path] = found
  return found.length === 1 ? path?.slice(0, -documentFileName.length) : undefined
}

/** What an archive was refused for, as a fault of the tour. */
function faultOfZip(error: unknown, name: string): FaultError {
  if (error instanceof FaultError) return error
  if (!(error instanceof ZipError)) return new FaultError({ code: 'Unreadable', name })
  return new FaultError({ code: error.code === 'NotZip' ? 'ZipNot' : `Zip${error.code}`, name })
}
