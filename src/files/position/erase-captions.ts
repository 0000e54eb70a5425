import { asciiText } from '../bytes.ts'

/** What a drone writes between the name of a figure and the figure: spaces, a hemisphere, a sign, in whatever bytes. */
const between = '\\s*[:=][^\\d\\n\\]]{0,6}'
/** Of a coordinate, as nobody speaks it. */
const fine = '[-+]?\\d{1,3}\\.\\d{3,}'

/**
 * How captions tell where a drone is, second by second, as DJI's and Autel's cameras write them: what comes before, and what
 * tells it.
 */
const forms = [
  // GPS(2.2945,48.8583,16), GPS (2.2945, 48.8583, 15), HOME(W: 122.1, N: 37.4)
  /(\b(?:GPS|HOME)\s*\()(?=[^)\n]*\d\.\d[^)\n]*,)([^)\n]*)/g,
  // [latitude: 48.858300], [longtitude : 2.294500], lat=48.8583
  new RegExp(`(\\b(?:lat(?:itude)?|lon(?:g(?:t?itude)?)?)${between})(${fine})`, 'gi'),
  // [rel_alt: 1.300 abs_alt: 36.272], [altitude: 36]
  new RegExp(`((?:\\b(?:rel|abs)_alt|\\[\\s*altitude)${between})([-+]?\\d+(?:\\.\\d+)?)`, 'gi'),
  // 48.858300, 2.294500 and 48.8583° N, 2.2945° E
  /()([-+]?\b\d{1,3}\.\d{4,}\W{0,3}[NS]?[\s,;/]{1,3}[-+]?\d{1,3}\.\d{4,})/g,
]

/** What stays between figures, so that one sees that some stood there. */
const stays = /[ \t\r\n,.:;/]/
const star = '*'

/** WebVTT, which is what captions are kept as. Source: W3C WebVTT §4 */
export const isCaptions = (head: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf)?WEBVTT(?:\s|$)/.test(String.fromCharCode(...head.subarray(0, 10)))

/** Takes where a drone was out of captions, in place: stars stand there then. @returns whether there was any */
export function eraseCaptionPosition(bytes: Uint8Array): boolean {
  let isFound = false
  for (const form of forms) {
    for (const { 1: before = '', 2: told = '', index } of asciiText(bytes).matchAll(form)) {
      const blank = [...told].map((character) => (stays.test(character) ? character : star))
      bytes.set(
        blank.map((character) => character.charCodeAt(0)),
        index + before.length,
      )
      isFound = true
    }
  }
  return isFound
}
