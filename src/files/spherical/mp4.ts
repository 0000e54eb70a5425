import { type Box, boxesIn, boxesOf } from '../iso-bmff.ts'
import {
  noBounds,
  noPose,
  readBounds,
  readSphericalXml,
  type Spherical,
  type Stereo,
} from './spherical.ts'

/** A movie box of a video of hours is a few megabytes. */
const mostMovie = 64 * 1024 * 1024
/** Of a visual sample entry before its boxes. ISO/IEC 14496-12, 12.1.3. */
const sampleEntry = 78
/** `ffcc8263-f855-4a93-8814-587a02521fdd`: where spherical videos of the first version keep their XML. */
const uuid = 'ffcc8263f8554a938814587a02521fdd'
const stereoModes: Stereo[] = ['mono', 'top-bottom', 'left-right', 'custom', 'right-left']

/**
 * What an MP4 or QuickTime file says of its projection, wherever its movie box lies; of the rest only the
 * boxes' headers are read. Source: google/spatial-media, Spherical Video V2 RFC and, where that is not there, V1.
 * @returns undefined when it says nothing
 */
export async function readMp4(blob: Blob): Promise<Spherical | undefined> {
  for await (const { type, start, end } of boxesOf(blob, 0, blob.size)) {
    if (type !== 'moov' || end - start > mostMovie) continue
    return readMovie(new DataView(await blob.slice(start, end).arrayBuffer()))
  }
  return undefined
}

function readMovie(view: DataView): Spherical | undefined {
  const tracks = boxesIn(view, 0, view.byteLength).filter(({ type }) => type === 'trak')
  for (const track of tracks) {
    const found = readSampleEntries(view, track) ?? readUuid(view, track)
    if (found) return found
  }
  return undefined
}

/** Follows names from box to box. */
function inside(view: DataView, box: Box, ...path: string[]): Box[] {
  const [name, ...rest] = path
  if (name === undefined) return [box]
  return boxesIn(view, box.start, box.end)
    .filter(({ type }) => type === name)
    .flatMap((found) => inside(view, found, ...rest))
}

function readSampleEntries(view: DataView, track: Box): Spherical | undefined {
  const descriptions = inside(view, track, 'mdia', 'minf', 'stbl', 'stsd')
  // Version, flags and a count come before the entries.
  for (const entry of descriptions.flatMap(({ start, end }) => boxesIn(view, start + 8, end))) {
    const boxes = boxesIn(view, entry.start + sampleEntry, entry.end)
    const video = boxes.find(({ type }) => type === 'sv3d')
    const stereo = stereoOf(view, boxes)
    if (video) return readSv3d(view, video, stereo)
  }
  return undefined
}

function stereoOf(view: DataView, boxes: Box[]): Stereo {
  const box = boxes.find(({ type, start, end }) => type === 'st3d' && end - start >= 5)
  return (box && stereoModes[view.getUint8(box.start + 4)]) ?? 'mono'
}

function readSv3d(view: DataView, video: Box, stereo: Stereo): Spherical | undefined {
  const [projection] = inside(view, video, 'proj')
  if (!projection) return undefined
  const boxes = boxesIn(view, projection.start, projection.end)
  const of = (name: string) => boxes.find(({ type }) => type === name)
  const common = { stereo, bounds: noBounds, pose: poseOf(view, of('prhd')) }
  const equi = of('equi')
  if (equi) {
    const fields = new DataView(view.buffer, equi.start, equi.end - equi.start)
    return { ...common, projection: 'equirectangular', bounds: readBounds(fields, 4) }
  }
  if (of('cbmp')) return { ...common, projection: 'cubemap' }
  return of('mshp') ? { ...common, projection: 'mesh' } : undefined
}

/** 16.16 fixed point, after version and flags. */
function poseOf(view: DataView, box: Box | undefined): Spherical['pose'] {
  if (!box || box.end - box.start < 16) return noPose
  const degrees = (field: number) => view.getInt32(box.start + 4 + field * 4) / 65536
  return { yaw: degrees(0), pitch: degrees(1), roll: degrees(2) }
}

function readUuid(view: DataView, track: Box): Spherical | undefined {
  for (const { start, end } of inside(view, track, 'uuid')) {
    const bytes = new Uint8Array(view.buffer, start, end - start)
    const id = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
    if (id.join('') === uuid) return readSphericalXml(new TextDecoder().decode(bytes.subarray(16)))
  }
  return undefined
}
