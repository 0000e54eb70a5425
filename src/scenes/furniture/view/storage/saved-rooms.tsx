import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whenClosedProjectsSaved } from '../../../../projects/lock.ts'
import type { ProjectSummary } from '../../../../projects/project-store.ts'
import { PanelSection, TouchButton } from '../../../../room-photo/view/controls.tsx'
import { focus } from '../../../../room-photo/view/focus.ts'
import type { RoomToolState } from '../../model/session.ts'
import { openSavedRoom } from './open-saved.ts'
import { roomStore } from './room-store.ts'

/** The rooms that this browser keeps: the last one to be gone on with at a press, the others below it. */
export function SavedRooms({ room }: { room: RoomToolState }) {
  const { t, i18n } = useTranslation('furniture')
  const [rooms, setRooms] = useState<ProjectSummary[]>([])
  const [said, setSaid] = useState('')
  useEffect(() => {
    let wanted = true
    listed().then((found) => wanted && setRooms(found))
    return () => {
      wanted = false
    }
  }, [])
  const remove = async ({ id, name }: ProjectSummary) => {
    try {
      await roomStore.delete(id)
      setRooms((now) => now.filter((each) => each.id !== id))
      setSaid(t('keptGone', { name }))
      // Its own button goes with it.
      focus('#kept')
    } catch (error) {
      console.warn(error)
      setSaid(t('keptStays', { name }))
    }
  }
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  // After the last one is deleted, what was said of it stays, and so does the focus.
  if (rooms.length === 0 && !said) return null
  return (
    <PanelSection id="kept" title={t('keptTitle')}>
      {rooms.length > 0 && (
        <ul className="mt-3 max-h-80 overflow-y-auto border-b" data-kept={rooms.length}>
          {rooms.map((each, index) => (
            <li
              key={each.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-2"
              data-kept-room={each.name}
            >
              <p className="min-w-0 grow">
                <span className="block truncate font-semibold">{each.name}</span>
                <span className="block font-kind text-xs text-ink-soft">
                  {t('keptFacts', { count: each.count, when: when.format(each.changed) })}
                </span>
              </p>
              <TouchButton
                variant={index === 0 ? 'primary' : 'outline'}
                aria-label={t(index === 0 ? 'reopenNamed' : 'openNamed', { name: each.name })}
                onClick={() => openSavedRoom(room, each.id, each.name)}
              >
                {t(index === 0 ? 'reopen' : 'openKept')}
              </TouchButton>
              <ConfirmDeleteButton name={each.name} onDelete={() => remove(each)} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-2 text-sm text-ink-soft empty:mt-0">
        {said}
      </p>
    </PanelSection>
  )
}

/** What is kept, once the room that was closed last is written; none where the browser keeps nothing. */
const listed = () =>
  whenClosedProjectsSaved()
    .then(roomStore.list)
    .catch(() => [])

/** Deletes at its second press what nothing can bring back; leaving it, or Escape, takes the first one back. */
function ConfirmDeleteButton({ name, onDelete }: { name: string; onDelete: () => void }) {
  const { t } = useTranslation('furniture')
  const [asked, setAsked] = useState(false)
  return (
    <TouchButton
      variant="quiet"
      aria-label={t(asked ? 'deleteForGoodNamed' : 'deleteNamed', { name })}
      onClick={({ currentTarget, detail }) => {
        // Some browsers give a button that is clicked no focus, and so it would never be left.
        currentTarget.focus({ preventScroll: true })
        // The second half of a double click asks for nothing more.
        if (detail > 1) return
        setAsked(!asked)
        if (asked) onDelete()
      }}
      onBlur={() => setAsked(false)}
      onKeyDown={({ key }) => key === 'Escape' && setAsked(false)}
    >
      {t(asked ? 'deleteForGood' : 'remove')}
    </TouchButton>
  )
}
