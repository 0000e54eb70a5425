import { characters } from '../bytes.ts'
import { sniff } from '../sniff.ts'
import { boxesOf } from '../spherical/boxes.ts'
import { eraseMoviePosition } from './erase-movie.ts'
import { mendPng } from './erase-png.ts'
import { eraseIptcPosition, eraseXmpPosition } from './erase-text.ts'
import { eraseExif } from './erase-tiff.ts'

/** The movie box of a video of hours is less. */
const mostMovie = 64 * 2 ** 20

/**
 * A photo or a video without where on earth it was taken, as long as before and the same in every other byte: Exif's
 * position and maker's note, XMP's and IPTC's positions and names of places in whatever picture holds them (JPEG, PNG,
 * WebP, AVIF, HEIC, TIFF), and the place in the movie box of MP4 and QuickTime. What a camera records all along a video
 * stays.
 * @returns the same blob where it says nothing of that
 * @throws DOMException when the file cannot be read any more
 */
export async function withoutPosition(blob: Blob): Promise<Blob> {
  const head = new Uint8Array(await blob.slice(0, 64).arrayBuffer())
  const { sort, format } = sniff(head, blob.type)
  if (sort === 'image') return imageWithout(blob)
  return format === 'MP4' || format === 'QuickTime' ? movieWithout(blob) : blob
}

async function imageWithout(blob: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  // Each looks through all of it: none is to be left out because another found something.
  const found = [eraseExif(bytes), eraseXmpPosition(bytes), eraseIptcPosition(bytes)].includes(true)
  const isPng = characters(bytes, 0, 4) === '\x89PNG'
  const isChanged = isPng ? await mendPng(bytes, found) : found
  return isChanged ? new Blob([bytes], { type: blob.type }) : blob
}

async function movieWithout(blob: Blob): Promise<Blob> {
  for await (const { type, start, end } of boxesOf(blob, 0, blob.size)) {
    if (type !== 'moov' || end - start > mostMovie) continue
    const movie = new Uint8Array(await blob.slice(start, end).arrayBuffer())
    if (!eraseMoviePosition(movie)) return blob
    return new Blob([blob.slice(0, start), movie, blob.slice(end)], { type: blob.type })
  }
  return blob
}
