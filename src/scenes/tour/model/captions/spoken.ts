import type { Cue } from './cues.ts'

/**
 * What is said at each time of a video, in plain words on one line; empty where nothing is. Asked in every frame, it looks at
 * the few cues that may last until then, not at all.
 * @param cues  in the order of their starts, as `readCues` gives them
 * @returns by seconds into the video
 */
export function createSpoken(cues: readonly Cue[]): (seconds: number) => string {
  /** The latest end of each cue and all before it: further back than one that is over nothing is still said. */
  const over: number[] = []
  for (const { end } of cues) over.push(Math.max(end, over.at(-1) ?? end))
  return (seconds) => {
    const said: string[] = []
    for (let at = begunBy(cues, seconds) - 1; at >= 0 && (over[at] ?? 0) > seconds; at -= 1) {
      const cue = cues[at]
      if (cue && cue.end > seconds) said.unshift(plainCue(cue.text))
    }
    return said.filter(Boolean).join(' · ')
  }
}

/** How many cues have begun by a time. */
function begunBy(cues: readonly Cue[], seconds: number): number {
  let [low, high] = [0, cues.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cues[middle]?.start ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return low
}

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
