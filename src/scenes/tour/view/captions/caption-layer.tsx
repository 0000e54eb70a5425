import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { captionLanguageOf, parseCues } from '../../model/captions.ts'
import { currentRoom } from '../../model/session.ts'
import { addFaults } from '../../model/tour.ts'
import { blobOf } from '../rooms/file-source.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import type { CaptionState } from './caption-state.ts'
import { setCues, showCues } from './player-track.ts'

type LayerProps = { openTour: OpenTour; captionState: CaptionState }

/** What is said in the video of the room that is shown, over its picture. */
export function CaptionLayer({ openTour, captionState }: LayerProps) {
  const { t, i18n } = useTranslation('tour')
  const { tour, state, files } = openTour
  const { history, currentRoomId: present } = useSnapshot(state)
  const { walking } = useSnapshot(tour)
  useSnapshot(tour).media
  const { isOn } = useSnapshot(captionState)
  const place = useRef<HTMLParagraphElement>(null)
  const { media } = tour
  const player = media?.sort === 'video' ? media.player : undefined
  const captions = currentRoom({ history, currentRoomId: present })?.captions ?? null
  const label = t('captions')
  const file = history.present.files.find(({ id }) => id === captions)
  const language = (file && captionLanguageOf(file.path)) ?? i18n.language

  useEffect(() => {
    const kept = captions === null ? undefined : files.get(captions)
    if (!player || !kept || !isOn) return
    let end: (() => void) | undefined
    let isOver = false
    const read = async () => (await blobOf(kept)).text()
    read().then(
      (text) => {
        if (isOver || !place.current) return
        const track = setCues(player, parseCues(text), { label, language })
        end = showCues(track, place.current)
      },
      () => isOver || addFaults(tour, [{ code: 'Unreadable', name: kept.name }]),
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [player, captions, files, tour, isOn, label, language])

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
