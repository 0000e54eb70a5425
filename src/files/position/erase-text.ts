import { asciiText } from '../bytes.ts'
import type { OnUnreadable } from './unreadable.ts'
import { changeExtendedXmp, extendedXmpParts, xmpPackets } from './xmp.ts'

const space = 0x20

/** XMP fields of a position in whatever namespace: GPS, altitude, names of places, and a drone's rangefinder. */
const told =
  '[\\w-]+:(?:gps\\w*|(?:absolute|relative)?altitude|latitude|long(?:i|ti)tude|city|state|provincestate|' +
  'country(?:code|name)?|(?:sub)?location(?:created|shown)?|worldregion|' +
  'lrftarget(?:lat|lon|(?:abs)?alt)\\w*)'
const attribute = new RegExp(`(?<=\\s)${told}\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'gi')
const element = new RegExp(`<(${told})(?:\\s[^>]*)?(?:/>|>[\\s\\S]*?</\\1>)`, 'gi')

/** A field without an end, which may be anything that follows. */
const half = new RegExp(`<${told}(?=[\\s/>]|$)[\\s\\S]*$|(?<=\\s)${told}\\s*=[\\s\\S]*$`, 'i')

/**
 * Erases the position from the XMP of a file, in place: it becomes blanks.
 * @param onUnread  is told of XMP that is broken off, or of which a part is missing
 * @returns whether there was any
 */
export function eraseXmpPosition(bytes: Uint8Array, onUnread: OnUnreadable = () => {}): boolean {
  const parts = extendedXmpParts(bytes)
  const ends = [0, ...parts.map(({ end }) => end)]
  // Fields are searched in one text at a time, never across bytes between the parts of another.
  const whole = ends.map((from, index) =>
    eraseIn(bytes.subarray(from, parts[index]?.start), onUnread),
  )
  const changed = changeExtendedXmp(bytes, parts, (text, isWhole) =>
    isWhole ? eraseIn(text, onUnread, text.length) : blank(text, onUnread),
  )
  return [...whole, changed].includes(true)
}

/** @param bound  where XMP ends at the latest, if that is known */
function eraseIn(bytes: Uint8Array, onUnread: OnUnreadable, bound?: number): boolean {
  let isFound = false
  for (const { start, end, isWhole, isBounded } of xmpPackets(bytes, bound)) {
    const xmp = bytes.subarray(start, end)
    if (eraseFields(xmp)) isFound = true
    if (isWhole) continue
    if (!isBounded) onUnread('Kept')
    else if (eraseHalf(xmp, onUnread)) isFound = true
  }
  return isFound
}

function eraseFields(xmp: Uint8Array): boolean {
  const text = asciiText(xmp)
  let isFound = false
  for (const form of [element, attribute]) {
    for (const { 0: field, index } of text.matchAll(form)) {
      xmp.fill(space, index, index + field.length)
      isFound = true
    }
  }
  return isFound
}

function eraseHalf(xmp: Uint8Array, onUnread: OnUnreadable): boolean {
  const from = half.exec(asciiText(xmp))?.index
  return from !== undefined && blank(xmp.subarray(from), onUnread)
}

/** Blanks a whole text that is incomplete, since it may contain the rest of a position. */
function blank(text: Uint8Array, onUnread: OnUnreadable): boolean {
  if (text.every((byte) => byte === space)) return false
  text.fill(space)
  onUnread('Blanked')
  return true
}

/**
 * Of IPTC's application record: the content's place, city, sublocation, state, country's code and name.
 * Source: IIM 4.2
 */
const places = new Set([26, 27, 90, 92, 95, 100, 101])
const resource = '8BIM\x04\x04'

/** Erases the position from the IPTC metadata of a file, in place. */
export function eraseIptcPosition(bytes: Uint8Array): boolean {
  const text = asciiText(bytes)
  let isFound = false
  for (let from = text.indexOf(resource); from >= 0; from = text.indexOf(resource, from + 6)) {
    // Between the name and the data: an empty padded name, and the length.
    for (let at = from + 12; bytes[at] === 0x1c; ) {
      const length = ((bytes[at + 3] ?? 0) << 8) | (bytes[at + 4] ?? 0)
      const isTold = bytes[at + 1] === 2 && places.has(bytes[at + 2] ?? 0)
      const value = bytes.subarray(at + 5, at + 5 + length)
      if (isTold && value.some((byte) => byte !== space)) {
        value.fill(space)
        isFound = true
      }
      at += 5 + length
    }
  }
  return isFound
}
