import { latin1Slice, readUintBE } from './bytes.ts'

/** A box of an ISO base media file. Offsets in bytes of the file. */
export type Box = { type: string; start: number; end: number }

/**
 * The most boxes read on one level, since a file of tiny boxes would take hours. Fragmented videos have a few boxes a
 * fragment, but their movie box comes first.
 */
const mostBoxes = 2000

/**
 * Reads the boxes in a part of a file one after another, headers only. It ends at the first invalid one: smaller than
 * its header, or beyond its parent.
 * Source: ISO/IEC 14496-12, 4.2.
 * @param start  bytes;
 * @param end  of the stretch, bytes
 */
export async function* boxesOf(blob: Blob, start: number, end: number): AsyncGenerator<Box> {
  let at = start
  for (let count = 0; count < mostBoxes && at + 8 <= end; count++) {
    const header = new Uint8Array(await blob.slice(at, Math.min(end, at + 16)).arrayBuffer())
    const box = boxAt(header, 0, at, end)
    if (!box) return
    yield box
    at = box.end
  }
}

/** As `boxesOf`, for bytes in memory. */
export function boxesIn(bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end && boxes.length < mostBoxes; ) {
    const box = boxAt(bytes, at, at, end)
    if (!box) break
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/**
 * @param at  of the header in the bytes
 * @param place  of the box, as it is to be told
 */
function boxAt(bytes: Uint8Array, at: number, place: number, end: number): Box | undefined {
  const type = latin1Slice(bytes, at + 4, at + 8)
  let size = readUintBE(bytes, at, 4)
  let header = 8
  if (size === 1) {
    const [high, low] = [readUintBE(bytes, at + 8, 4), readUintBE(bytes, at + 12, 4)]
    size = high === undefined || low === undefined ? undefined : high * 2 ** 32 + low
    header = 16
  }
  // A size of zero reaches to the end.
  if (size === 0) size = end - place
  if (type.length < 4 || size === undefined || size < header || place + size > end) return undefined
  return { type, start: place + header, end: place + size }
}
