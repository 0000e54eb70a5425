import type { Cue } from '../../model/captions.ts'

/** A track cannot be taken from a player: it keeps the one that it was given first. */
const tracks = new WeakMap<HTMLVideoElement, TextTrack>()

/**
 * Shows what is said in a video at a place over its picture.
 * @returns ends it
 */
export function showCues(
  player: HTMLVideoElement,
  cues: readonly Cue[],
  { label, language }: { label: string; language: string },
  place: Element,
): () => void {
  const track = tracks.get(player) ?? player.addTextTrack('captions', label, language)
  tracks.set(player, track)
  // Switched off it would own up to no cues.
  track.mode = 'hidden'
  for (const cue of [...(track.cues ?? [])]) track.removeCue(cue)
  for (const { start, end, text } of cues) track.addCue(new VTTCue(start, end, text))
  const show = () => {
    const lines = [...(track.activeCues ?? [])].map((cue) => {
      const line = document.createElement('span')
      line.append((cue as VTTCue).getCueAsHTML())
      return line
    })
    place.replaceChildren(...lines)
  }
  show()
  track.addEventListener('cuechange', show)
  return () => {
    // Another place may show the same track by now.
    track.removeEventListener('cuechange', show)
    place.replaceChildren()
  }
}
