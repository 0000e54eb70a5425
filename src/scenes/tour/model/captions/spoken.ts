import type { Cue } from './cues.ts'

/** What is said at a time of a video, in plain words on one line; empty where nothing is. @param seconds  into the video */
export const spokenAt = (cues: readonly Cue[], seconds: number): string =>
  cues
    .filter(({ start, end }) => seconds >= start && seconds < end)
    .map(({ text }) => plainCue(text))
    .filter(Boolean)
    .join(' · ')

const escapes: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
}

/** The words of a cue without its tags, voices and times. Source: W3C WebVTT §4.2.2 */
function plainCue(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => escapes[name] ?? '')
    .replace(/[\t\n\r ]+/g, ' ')
    .trim()
}
