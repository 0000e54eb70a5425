import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MutedIcon, PauseIcon, PlayIcon, VolumeIcon } from '../../../../ui/icons/tools.tsx'
import { IconButton } from '../press/buttons.tsx'
import { timeText } from './time-text.ts'

type ControlsProps = {
  player: HTMLVideoElement
  /** What else the tour has for its videos. */
  children: ReactNode
}

/** Play, pause, seek and sound for a player that is not on the page itself. */
export function VideoControls({ player, children }: ControlsProps) {
  const { t } = useTranslation('tour')
  const { paused, muted, time, duration, seek } = useVideo(player)
  const toggle = () => (player.paused ? player.play().catch(() => {}) : player.pause())
  const mute = () => {
    player.muted = !player.muted
  }
  const at = timeText(time)
  const length = timeText(duration)
  return (
    <fieldset aria-label={t('videoControls')} className="flex items-center gap-2">
      <IconButton label={t(paused ? 'play' : 'pause')} onClick={toggle} className="size-11">
        {paused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      <input
        type="range"
        aria-label={t('seek')}
        aria-valuetext={t('seekValue', { at, length })}
        min={0}
        max={duration || 1}
        step={0.1}
        value={Math.min(time, duration || 1)}
        onChange={(event) => seek(Number(event.target.value))}
        className="h-11 min-w-0 grow accent-ink"
      />
      <span className="font-mono text-xs text-ink-soft tabular-nums">
        {at} / {length}
      </span>
      <IconButton label={t(muted ? 'unmute' : 'mute')} onClick={mute} className="size-11">
        {muted ? <MutedIcon /> : <VolumeIcon />}
      </IconButton>
      {children}
    </fieldset>
  )
}

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
function useVideo(player: HTMLVideoElement) {
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
