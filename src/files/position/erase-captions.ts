import { asciiBytes, asciiText } from '../bytes.ts'

/** What stands between a name and its figure: spaces, a hemisphere, a sign, in any encoding. */
const between = '\\s*[:=][^\\d\\n\\]]{0,6}'
/** The figure of a coordinate, with more decimal places than people use in speech. */
const fine = '[-+]?\\d{1,3}[.,]\\d{3,}'
/** A coordinate after its name, which may be shorter: degrees, or ten-millionths of them. */
const named = '(?:[-+]?\\d{1,3}[.,]\\d{2,}|[-+]?\\d{6,10})'
/** The degree sign in UTF-8 and Latin-1, and the marks of minutes and seconds. */
const degree = '\\s*(?:\u00c2?[\u00b0\u00ba]|deg\\b)\\s*'
const mark = '\\s*[^\\w\\s.,:;]{1,6}\\s*'
const minutes = `\\d{1,3}${degree}\\d{1,2}(?:[.,]\\d+)?${mark}(?:\\d{1,2}(?:[.,]\\d+)?${mark})?`
/** Hemispheres; W is O in Spanish and French. */
const wind = '[NSEWO]'

/**
 * How captions of DJI's and Autel's cameras give the position of a drone each second: what precedes it, and the
 * position itself.
 */
const forms = [
  // GPS(2.2945,48.8583,16), GPS (2.2945, 48.8583, 15), HOME(W: 122.1, N: 37.4)
  /(\b(?:GPS|HOME)\s*\()(?=[^)\n]*\d[.,]\d+[^)\n\d]*[,;\s][^)\n\d]*\d+[.,]\d)([^)\n]*)/g,
  // [latitude: 48.858300], [longtitude : 2.294500], lat=48.86
  new RegExp(`(\\b(?:lat(?:itude)?|lon(?:gt?itude)?)${between})(${named})`, 'gi'),
  // long: 2.2945, or fewer decimal places after a latitude, since people also say how long something is.
  new RegExp(`(\\blong${between})(${fine}|\\d{8,10})`, 'gi'),
  new RegExp(
    `((?:(?<=\\blat\\b[^]{0,80})\\blong|\\blong(?=[^]{0,80}\\blat\\b))${between})(${named})`,
    'gi',
  ),
  // [rel_alt: 1.300 abs_alt: 36.272], [altitude: 36]
  new RegExp(`((?:\\b(?:rel|abs)_alt|\\[\\s*altitude)${between})([-+]?\\d+(?:\\.\\d+)?)`, 'gi'),
  // 48.858300, 2.294500 and 48.8583° N, 2.2945° E and N48.858370 E2.294481
  new RegExp(
    `()([-+]?(?<![\\d.])\\d{1,3}[.,]\\d{4,}\\W{0,3}${wind}?[\\s,;/]{1,3}${wind}?\\s*[-+]?\\d{1,3}[.,]\\d{4,})`,
    'g',
  ),
  // 48° 51' 30.1" N, N 48° 51.502', 48.86° N
  new RegExp(`()((?<![\\d.])(?:${minutes}|\\d{1,3}[.,]\\d{2,}${degree})${wind}\\b)`, 'g'),
  new RegExp(`(\\b${wind}\\s*)(${minutes})`, 'g'),
]

/** What is blanked: characters between figures stay, so that one sees that figures were there. */
const blanked = /[^ \t\r\n,.:;/]/g

/** WebVTT, which is what captions are kept as. Source: W3C WebVTT §4 */
export const isWebVtt = (head: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf)?WEBVTT(?:\s|$)/.test(String.fromCharCode(...head.subarray(0, 10)))

/** Takes where a drone was out of captions, in place: stars stand there then. @returns whether there was any */
export function eraseCaptionCoordinates(bytes: Uint8Array): boolean {
  let isFound = false
  for (const form of forms) {
    for (const { 1: before = '', 2: told = '', index } of asciiText(bytes).matchAll(form)) {
      bytes.set(asciiBytes(told.replace(blanked, '*')), index + before.length)
      isFound = true
    }
  }
  return isFound
}
