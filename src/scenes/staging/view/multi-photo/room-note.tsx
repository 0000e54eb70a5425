import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { leaveRoom } from '../../model/multi-photo/shared-room.ts'
import type { Staging } from '../../model/staging.ts'
import { useRoommates } from './use-roommates.ts'

export interface RoomNoteProps {
  staging: Staging
  /** of the photo */
  id: number
  onStage: () => Promise<void>
}

/** Which other photos show the same room, and the way out of it. */
export function RoomNote({ staging, id, onStage }: RoomNoteProps) {
  const { t } = useTranslation('staging')
  const { photos, run } = useSnapshot(staging)
  const others = useRoommates(staging, id)
  if (!others) return null
  const name = photos.find((photo) => photo.id === id)?.name
  const leave = () => {
    leaveRoom(staging, id)
    if (staging.jobs.some(({ state }) => state === 'waiting')) void onStage()
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3" data-roommates={others.count}>
      <p className="min-w-0 text-xs wrap-anywhere text-ink-soft">
        {t('oneRoom', { list: others.list })}
      </p>
      <Button
        size="small"
        variant="quiet"
        className="-ml-2 min-h-9 pointer-coarse:min-h-11"
        aria-label={t('takeOut', { name })}
        disabled={run !== null}
        onClick={leave}
      >
        {t('separate')}
      </Button>
    </div>
  )
}
