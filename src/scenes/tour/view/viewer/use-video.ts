import { useEffect, useState } from 'react'

const events = [
  'play',
  'pause',
  'timeupdate',
  'seeking',
  'seeked',
  'volumechange',
  'durationchange',
  'ended',
] as const

const read = ({ paused, muted, currentTime, duration }: HTMLVideoElement) => ({
  paused,
  muted,
  time: currentTime,
  duration,
})

/** What a player does, rendered when it tells of a change: a few times a second while it plays. */
export function useVideo(player: HTMLVideoElement) {
  const [state, setState] = useState(() => read(player))
  useEffect(() => {
    const changed = () => setState(read(player))
    changed()
    for (const event of events) player.addEventListener(event, changed)
    return () => {
      for (const event of events) player.removeEventListener(event, changed)
    }
  }, [player])
  const seek = (time: number) => {
    player.currentTime = time
    // At once: until the player tells of it, the slider would be set back.
    setState(read(player))
  }
  return { ...state, seek }
}
