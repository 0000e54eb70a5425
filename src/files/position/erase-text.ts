import { asciiText } from '../bytes.ts'
import { changeExtendedXmp, extendedXmp } from './extended-xmp.ts'

const space = 0x20

/** What XMP calls where a photo was taken, whatever the namespace: by satellite, height, name, and a drone's rangefinder. */
const told =
  '[\\w-]+:(?:gps\\w*|(?:absolute|relative)?altitude|latitude|long(?:i|ti)tude|city|state|provincestate|' +
  'country(?:code|name)?|(?:sub)?location(?:created|shown)?|worldregion|' +
  'lrftarget(?:lat|lon|(?:abs)?alt)\\w*)'
const attribute = new RegExp(`(?<=\\s)${told}\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'gi')
const element = new RegExp(`<(${told})(?:\\s[^>]*)?(?:/>|>[\\s\\S]*?</\\1>)`, 'gi')

/** Where XMP lies in a file, whatever its container. */
const packet = /<rdf:RDF[\s\S]*?<\/rdf:RDF>/g

/**
 * Takes where a photo was taken out of the XMP of a file, in place: blanks stand there then.
 * @returns whether there was any
 */
export function eraseXmpPosition(bytes: Uint8Array): boolean {
  const parts = extendedXmp(bytes)
  const ends = [0, ...parts.map(({ end }) => end)]
  // A field must not be looked for across what stands between the parts of another text.
  const whole = ends.map((from, index) => eraseIn(bytes.subarray(from, parts[index]?.start)))
  return [...whole, changeExtendedXmp(bytes, parts, eraseIn)].includes(true)
}

function eraseIn(bytes: Uint8Array): boolean {
  const text = asciiText(bytes)
  let isFound = false
  for (const { 0: xmp, index: start } of text.matchAll(packet)) {
    for (const form of [element, attribute]) {
      for (const { 0: field, index } of xmp.matchAll(form)) {
        bytes.fill(space, start + index, start + index + field.length)
        isFound = true
      }
    }
  }
  return isFound
}

/** Of IPTC's application record: the content's place, city, sublocation, state, country's code and name. Source: IIM 4.2 */
const places = new Set([26, 27, 90, 92, 95, 100, 101])
const resource = '8BIM\x04\x04'

/** The same of what IPTC tells. */
export function eraseIptcPosition(bytes: Uint8Array): boolean {
  const text = asciiText(bytes)
  let isFound = false
  for (let from = text.indexOf(resource); from >= 0; from = text.indexOf(resource, from + 6)) {
    // Between the name and the data: an empty name, padded, and the length.
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
