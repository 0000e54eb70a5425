/** A caption cue; times in seconds, text as WebVTT writes it. */
export type Cue = { start: number; end: number; text: string }

/** The most cues; more would take long to show. */
const most = { cues: 20_000, text: 2000 }

const time = '(?:(\\d{1,4}):)?(\\d{1,2}):(\\d{2})[.,](\\d{1,3})'
const timing = new RegExp(`^\\s*${time}\\s*-->\\s*${time}`)

/**
 * Parses WebVTT and SubRip, which differs in commas and numbers. Notes, styles, regions and invalid blocks are
 * skipped.
 * @returns in the order of their times; none where the text is no captions
 */
export function parseCues(text: string): Cue[] {
  const found: Cue[] = []
  for (const block of text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[\t ]*\n/)) {
    if (found.length >= most.cues) break
    const cue = parseCue(block.split('\n').filter((line) => line.trim() !== ''))
    if (cue) found.push(cue)
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The times are in the first line, or after the cue's identifier. */
function parseCue(lines: readonly string[]): Cue | undefined {
  const at = lines.slice(0, 2).findIndex((line) => timing.test(line))
  const [, ...parts] = lines[at]?.match(timing) ?? []
  if (parts.length === 0) return undefined
  const [start, end] = [secondsOf(parts.slice(0, 4)), secondsOf(parts.slice(4))]
  const text = lines
    .slice(at + 1)
    .join('\n')
    .slice(0, most.text)
  return end > start && text !== '' ? { start, end, text } : undefined
}

const secondsOf = ([hours = '0', minutes, seconds, thousandths = '0']: readonly (
  | string
  | undefined
)[]) =>
  Number(hours) * 3600 +
  Number(minutes) * 60 +
  Number(seconds) +
  Number(thousandths.padEnd(3, '0')) / 1000

/** Cues as a WebVTT file. Source: W3C WebVTT §4 */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${text}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}

function timeOf(seconds: number): string {
  const whole = Math.round(seconds * 1000)
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0')
  const [hours, minutes] = [whole / 3_600_000, (whole / 60_000) % 60]
  return `${part(hours)}:${part(minutes)}:${part((whole / 1000) % 60)}.${part(whole % 1000, 3)}`
}

/** Converts a SubRip text to WebVTT: bold, italics and underlines stay; other tags are removed or escaped. */
export const subRipToVtt = (text: string): string =>
  text
    .replace(/\{\\[^}]*\}|<\/?font[^>]*>/gi, '')
    .replace(/&/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/gi, '&lt;')
    .replace(/-->/g, '→')

/** The language in the name of a captions file such as `walk.fr.vtt`; undefined without one. */
export const captionLanguageOf = (path: string): string | undefined =>
  path.match(/\.([a-z]{2}(?:-[a-z]{2})?)\.[a-z]+$/i)?.[1]?.toLowerCase()
