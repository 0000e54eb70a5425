import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type Cue, parseCues } from '../../model/captions.ts'
import { currentRoom } from '../../model/session.ts'
import { addFaults } from '../../model/tour.ts'
import { blobOf } from '../rooms/file-source.ts'
import type { OpenTour } from '../rooms/open-tour.ts'

const none: readonly Cue[] = []

/**
 * What is said in the video of the room that is shown; nothing where it has no captions.
 * @param isWanted  only then its captions are read
 */
export function useCues({ tour, state, files }: OpenTour, isWanted: boolean): readonly Cue[] {
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
