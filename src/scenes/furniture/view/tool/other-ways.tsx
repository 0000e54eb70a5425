import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foundDatabases } from '../../../../projects/places.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { fail, type Room } from '../../model/session.ts'

export interface OtherWaysProps {
  room: Room
  /** Lets the visitor choose a room's file. */
  onBrowse: () => void
}

const loadSavedRooms = () => import('../storage/saved-rooms.tsx')

/** The ways into the tool that need no photo: a room that was kept or saved, and an empty one. */
export function OtherWays({ room, onBrowse }: OtherWaysProps) {
  const { t } = useTranslation('furniture')
  const [kept, setKept] = useState(false)
  useEffect(() => {
    let wanted = true
    hasKept().then((has) => wanted && setKept(has))
    return () => {
      wanted = false
    }
  }, [])
  const list = useLoaded(
    loadSavedRooms,
    kept,
    useCallback(() => setKept(false), []),
  )
  const openEmpty = async () => {
    const name = t('emptyRoom')
    try {
      const { openEmptyRoom } = await import('../storage/open-saved.ts')
      await openEmptyRoom(room, name)
    } catch (error) {
      console.warn(error)
      fail(room, { code: 'Desk', name })
    }
  }
  return (
    <div className="needs-scripts flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        <Button className="min-h-11" onClick={openEmpty}>
          {t('startEmpty')}
        </Button>
        <Button variant="quiet" className="min-h-11" onClick={onBrowse}>
          {t('openFile')}
        </Button>
      </div>
      {list && <list.SavedRooms room={room} />}
    </div>
  )
}

/** Whether there is anything to look for: a first visit loads nothing for it. */
const hasKept = () =>
  foundDatabases().then(
    // Where the browser does not tell, the code looks for itself.
    (found) => found?.includes('rooms') ?? true,
    () => false,
  )
