import { sniff } from '../sniff.ts'
import { readMp4Projection } from './mp4.ts'
import type { VideoProjectionMetadata } from './spherical.ts'
import { readWebmProjection } from './webm.ts'

/**
 * What a video says of its projection, read by ranges of the file and never whole.
 * @param head  the file's beginning
 * @returns undefined when it says nothing, or is neither MP4, QuickTime nor WebM
 * @throws DOMException when the file cannot be read any more
 */
export async function readVideoProjection(
  blob: Blob,
  head: Uint8Array,
): Promise<VideoProjectionMetadata | undefined> {
  const { format } = sniff(head, blob.type)
  if (format === 'MP4' || format === 'QuickTime') return readMp4Projection(blob)
  return format === 'WebM' ? readWebmProjection(head) : undefined
}
