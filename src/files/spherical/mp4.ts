import { readUintBE } from '../bytes.ts'
import { type Box, boxesIn, boxesOf } from '../iso-bmff.ts'
import {
  noBounds,
  readBounds,
  readSphericalXml,
  type VideoProjectionMetadata,
} from './spherical.ts'

/** The most bytes of a movie box; for hours of video it takes a few megabytes. */
const mostMovie = 64 * 1024 * 1024
/** Bytes of a visual sample entry before its boxes. ISO/IEC 14496-12, 12.1.3. */
const sampleEntry = 78
/** `ffcc8263-f855-4a93-8814-587a02521fdd`: the box with the XML of Spherical Video V1. */
const uuid = 'ffcc8263f8554a938814587a02521fdd'

/**
 * What an MP4 or QuickTime file says of its projection, wherever its movie box lies; of the rest only the
 * boxes' headers are read. Source: google/spatial-media, Spherical Video V2 RFC and, where that is not there, V1.
 * @returns undefined when it says nothing
 */
export async function readMp4Projection(blob: Blob): Promise<VideoProjectionMetadata | undefined> {
  for await (const { type, start, end } of boxesOf(blob, 0, blob.size)) {
    if (type !== 'moov' || end - start > mostMovie) continue
    return readMovie(new Uint8Array(await blob.slice(start, end).arrayBuffer()))
  }
  return undefined
}

function readMovie(movie: Uint8Array): VideoProjectionMetadata | undefined {
  const tracks = boxesIn(movie, 0, movie.length).filter(({ type }) => type === 'trak')
  for (const track of tracks) {
    const found = readSampleEntries(movie, track) ?? readUuid(movie, track)
    if (found) return found
  }
  return undefined
}

/** Descends into nested boxes by their types. */
function inside(movie: Uint8Array, box: Box, ...path: string[]): Box[] {
  const [name, ...rest] = path
  if (name === undefined) return [box]
  return boxesIn(movie, box.start, box.end)
    .filter(({ type }) => type === name)
    .flatMap((found) => inside(movie, found, ...rest))
}

function readSampleEntries(movie: Uint8Array, track: Box): VideoProjectionMetadata | undefined {
  const descriptions = inside(movie, track, 'mdia', 'minf', 'stbl', 'stsd')
  // The entries follow a version, flags and a count.
  for (const entry of descriptions.flatMap(({ start, end }) => boxesIn(movie, start + 8, end))) {
    const boxes = boxesIn(movie, entry.start + sampleEntry, entry.end)
    const video = boxes.find(({ type }) => type === 'sv3d')
    if (video) return readSv3d(movie, video)
  }
  return undefined
}

function readSv3d(movie: Uint8Array, video: Box): VideoProjectionMetadata | undefined {
  const [projection] = inside(movie, video, 'proj')
  if (!projection) return undefined
  const boxes = boxesIn(movie, projection.start, projection.end)
  const of = (name: string) => boxes.find(({ type }) => type === name)
  const common = { bounds: noBounds, yaw: yawOf(movie, of('prhd')) }
  const equi = of('equi')
  if (equi) {
    const bounds = readBounds(movie.subarray(equi.start, equi.end))
    return { ...common, projection: 'equirectangular', bounds }
  }
  if (of('cbmp')) return { ...common, projection: 'cubemap' }
  return of('mshp') ? { ...common, projection: 'mesh' } : undefined
}

/** 16.16 fixed point, after version and flags. */
function yawOf(movie: Uint8Array, box: Box | undefined): number {
  if (!box || box.end - box.start < 16) return 0
  // The number is signed.
  return ((readUintBE(movie, box.start + 4, 4) ?? 0) | 0) / 65536
}

function readUuid(movie: Uint8Array, track: Box): VideoProjectionMetadata | undefined {
  for (const { start, end } of inside(movie, track, 'uuid')) {
    const bytes = movie.subarray(start, end)
    const id = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
    if (id.join('') === uuid) return readSphericalXml(new TextDecoder().decode(bytes.subarray(16)))
  }
  return undefined
}
