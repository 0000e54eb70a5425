import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { type Cue, captionLanguageOf, parseCues } from '../../model/captions.ts'
import { currentRoom } from '../../model/session.ts'
import { addFaults } from '../../model/tour.ts'
import { IconButton } from '../press/buttons.tsx'
import { blobOf } from '../rooms/file-source.ts'
import type { OpenTour } from '../rooms/open-tour.ts'

type LayerProps = { openTour: OpenTour; isOn: boolean }

/** What is said in the video of the room that is shown, over its picture. */
export function CaptionLayer({ openTour, isOn }: LayerProps) {
  const { t, i18n } = useTranslation('tour')
  const { tour, state } = openTour
  const { history, currentRoomId: present } = useSnapshot(state)
  const { walking } = useSnapshot(tour)
  useSnapshot(tour).media
  const place = useRef<HTMLParagraphElement>(null)
  const { media } = tour
  const player = media?.sort === 'video' ? media.player : undefined
  const captions = currentRoom({ history, currentRoomId: present })?.captions ?? null
  const label = t('captions')
  const file = history.present.files.find(({ id }) => id === captions)
  const language = (file && captionLanguageOf(file.path)) ?? i18n.language

  const cues = useCues(openTour, isOn)

  useEffect(() => {
    if (!player || cues.length === 0 || !place.current) return
    return showCues(player, cues, { label, language }, place.current)
  }, [player, cues, label, language])

  return (
    <p
      ref={place}
      lang={language}
      data-captions
      hidden={walking !== undefined}
      className={
        'pointer-events-none absolute inset-x-3 bottom-12 flex flex-col items-center gap-1 text-center text-white empty:hidden ' +
        '*:max-w-[40rem] *:rounded-sm *:bg-[#14171f]/85 *:px-2.5 *:py-1 *:text-lg *:leading-snug *:whitespace-pre-line'
      }
    />
  )
}

type ToggleProps = { openTour: OpenTour; isOn: boolean; onToggle: (isOn: boolean) => void }

/** Switches captions on and off, where the room's video has some. */
export function CaptionToggle({ openTour, isOn, onToggle }: ToggleProps) {
  const { t } = useTranslation('tour')
  if (!currentRoom(useSnapshot(openTour.state))?.captions) return null
  return (
    <IconButton
      label={t('captions')}
      className="size-11"
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      <Icon d={captionsLines} />
    </IconButton>
  )
}

/** A screen with the two letters that captions are known by, on a square of 24 by 24. */
const captionsLines =
  'M3.5 5.5h17v13h-17zM10.75 10.4a2.1 2.1 0 1 0 0 3.2M17.25 10.4a2.1 2.1 0 1 0 0 3.2'

const none: readonly Cue[] = []

/**
 * What is said in the video of the room that is shown; nothing where it has no captions.
 * @param isWanted  only then its captions are read
 */
function useCues({ tour, state, files }: OpenTour, isWanted: boolean): readonly Cue[] {
  useSnapshot(tour).media
  const captions = currentRoom(useSnapshot(state))?.captions ?? null
  const isRead = isWanted && captions !== null && tour.media?.sort === 'video'
  const [cues, setCues] = useState(none)
  useEffect(() => {
    const file = isRead ? files.get(captions) : undefined
    if (!file) return
    let isOver = false
    const read = async () => (await blobOf(file)).text()
    read().then(
      (text) => isOver || setCues(parseCues(text)),
      () => isOver || addFaults(tour, [{ code: 'Unreadable', name: file.name }]),
    )
    return () => {
      isOver = true
      setCues(none)
    }
  }, [captions, isRead, files, tour])
  return cues
}

/** A track cannot be taken from a player: it keeps the one that it was given first. */
const tracks = new WeakMap<HTMLVideoElement, TextTrack>()

/**
 * Shows what is said in a video at a place over its picture.
 * @returns ends it
 */
function showCues(
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
