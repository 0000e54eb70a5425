import type { FormatWord } from '../../../model/export/page-data.ts'
import { timeText } from '../../viewer/time-text.ts'
import { make, tool } from './make.ts'

const lines = {
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M9 6v12M15 6v12',
  sound: 'M4 10v4h3.5l4.5 4V6L7.5 10zM15.5 9a4.25 4.25 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  still: 'M4 10v4h3.5l4.5 4V6L7.5 10zM16 10l4 4M20 10l-4 4',
}

const events = ['play', 'pause', 'timeupdate', 'seeked', 'volumechange', 'durationchange']

/** Play, pause, seek and sound for a player that is not on the page itself. @param extra  what else there is for it */
export function createVideoBar(
  player: HTMLVideoElement,
  say: FormatWord,
  extra: readonly HTMLElement[],
): HTMLElement {
  const play = tool(say('play'), lines.play, () => {
    if (player.paused) player.play().catch(() => {})
    else player.pause()
  })
  const sound = tool(say('mute'), lines.sound, () => {
    player.muted = !player.muted
  })
  const seek = make('input', { type: 'range', min: '0', step: '0.1', 'aria-label': say('seek') })
  seek.addEventListener('input', () => {
    player.currentTime = seek.valueAsNumber
  })
  const time = make('span', { class: 'figures' })
  const show = () => {
    play.rename(say(player.paused ? 'play' : 'pause'))
    play.redraw(player.paused ? lines.play : lines.pause)
    sound.rename(say(player.muted ? 'unmute' : 'mute'))
    sound.redraw(player.muted ? lines.still : lines.sound)
    const [at, length] = [timeText(player.currentTime), timeText(player.duration)]
    seek.max = String(player.duration || 1)
    seek.value = String(player.currentTime)
    seek.setAttribute('aria-valuetext', say('seekValue', { at, length }))
    time.textContent = `${at} / ${length}`
  }
  show()
  // The player goes with its room, and takes these with it.
  for (const event of events) player.addEventListener(event, show)
  const bar = make('fieldset', { class: 'video', 'aria-label': say('videoControls') })
  bar.append(play.button, seek, time, sound.button, ...extra)
  return bar
}
