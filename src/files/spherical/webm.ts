import {
  noBounds,
  readBounds,
  readSphericalXml,
  type VideoProjectionMetadata,
} from './spherical.ts'

/** Elements of EBML and Matroska by their ids. Source: RFC 8794, RFC 9559 and the Spherical Video V2 RFC. */
const id = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  projection: 0x7670,
  type: 0x7671,
  private: 0x7672,
  yaw: 0x7673,
  cluster: 0x1f43b675,
}

/** `end` may lie beyond the bytes in memory. */
type Element = { id: number; start: number; end: number }

const projections = ['rectangular', 'equirectangular', 'cubemap', 'mesh'] as const

/**
 * What a WebM or Matroska file says of its projection. Its tracks stand before its pictures, in its beginning.
 * @param head  the file's beginning; 256 kB reach past any usual tracks
 * @returns undefined when it says nothing
 */
export function readWebmProjection(head: Uint8Array): VideoProjectionMetadata | undefined {
  const view = viewOf(head)
  const whole = { id: 0, start: 0, end: head.length }
  for (const video of inside(view, whole, id.segment, id.tracks, id.track, id.video)) {
    const [projection] = inside(view, video, id.projection)
    if (projection) return readProjection(head, projection)
  }
  // The XML of Spherical Video V1 is plain text in a tag.
  const text = new TextDecoder('latin1').decode(head)
  return text.includes('GSpherical:') ? readSphericalXml(text) : undefined
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

function readProjection(head: Uint8Array, element: Element): VideoProjectionMetadata {
  const view = viewOf(head)
  const of = (name: number) => inside(view, element, name)[0]
  const type = of(id.type)
  const data = of(id.private)
  const projection = projections[type ? unsigned(view, type) : 0] ?? 'rectangular'
  const isWhole = data && data.end <= view.byteLength
  return {
    projection,
    // As in the `equi` box.
    bounds:
      projection === 'equirectangular' && isWhole
        ? readBounds(head.subarray(data.start, data.end))
        : noBounds,
    yaw: float(view, of(id.yaw)),
  }
}

/** Descends into nested elements by their ids. */
function inside(view: DataView, parent: Element, ...path: number[]): Element[] {
  const [name, ...rest] = path
  if (name === undefined) return [parent]
  return elementsIn(view, parent)
    .filter((element) => element.id === name)
    .flatMap((found) => inside(view, found, ...rest))
}

/** Ends at the first invalid element, at the first cluster, and at the end of the bytes in memory. */
function elementsIn(view: DataView, parent: Element): Element[] {
  const found: Element[] = []
  const end = Math.min(parent.end, view.byteLength)
  for (let at = parent.start; at < end; ) {
    const name = variable(view, at, 4, true)
    const size = name && variable(view, at + name.length, 8, false)
    if (!name || !size || name.value === id.cluster) break
    const start = at + name.length + size.length
    // All ones means an unknown size: the element reaches to its parent's end.
    const isUnknown = size.value === 2 ** (7 * size.length) - 1
    const element = { id: name.value, start, end: isUnknown ? parent.end : start + size.value }
    if (element.end > parent.end && parent.id !== 0) break
    found.push(element)
    at = element.end
  }
  return found
}

/** An EBML number; the leading zeros of its first byte give its length, and ids keep the marker bit. */
function variable(view: DataView, at: number, longest: number, keepsMark: boolean) {
  if (at >= view.byteLength) return undefined
  const first = view.getUint8(at)
  const length = Math.clz32(first) - 23
  if (length > longest || at + length > view.byteLength) return undefined
  let value = keepsMark ? first : first & (0xff >> length)
  for (let byte = 1; byte < length; byte++) value = value * 256 + view.getUint8(at + byte)
  return { value, length }
}

function unsigned(view: DataView, { start, end }: Element): number {
  let value = 0
  for (let at = start; at < Math.min(end, view.byteLength, start + 8); at++) {
    value = value * 256 + view.getUint8(at)
  }
  return value
}

function float(view: DataView, element: Element | undefined): number {
  if (!element || element.end > view.byteLength) return 0
  const size = element.end - element.start
  if (size === 4) return view.getFloat32(element.start)
  return size === 8 ? view.getFloat64(element.start) : 0
}
