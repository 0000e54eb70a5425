import { extname } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

const alsoServed: Record<string, string> = {
  '.usdz': 'model/vnd.usdz+zip',
  '.ktx2': 'image/ktx2',
  '.hdr': 'image/vnd.radiance',
}

/** Content type by file name; `application/octet-stream` when the ending is not known. */
export function contentTypeOf(path: string): string {
  return alsoServed[extname(path)] ?? getMimeType(path) ?? 'application/octet-stream'
}
