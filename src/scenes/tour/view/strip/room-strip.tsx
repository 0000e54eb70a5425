import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { PlusIcon, RedoIcon, UndoIcon } from '../../../../ui/icons/tools.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { useRoving } from '../../../../ui/roving/use-roving.ts'
import { useScrollChosenIntoView } from '../../../../ui/use-scroll-chosen-into-view.ts'
import { limits } from '../../model/document/limits.ts'
import { changeRoom, moveRoom, type RoomChange, removeRoom } from '../../model/document/rooms.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import {
  type Announcement,
  currentRoom,
  documentOf,
  edit,
  redoStep,
  roomName,
  type Session,
  sealStep,
  undoStep,
} from '../../model/session.ts'
import { CaptionField } from '../captions/caption-field.tsx'
import type { TourEditor } from '../editor/create-editor.ts'
import { importFiles } from '../editor/import-files.ts'
import { TourSaveBar } from '../export/tour-save-bar.tsx'
import { openFirstFile } from '../open/open-first-file.ts'
import { IconButton, TouchButton } from '../press/buttons.tsx'
import { RoomCard } from '../rooms/room-card.tsx'
import { showRoom } from '../rooms/show-room.ts'
import { canChooseFolder, chooseFiles } from './choose-files.ts'
import { TourTextField } from './line-field.tsx'

/** All rooms of a tour, in their order, and what can be done with the one that is shown. */
export function RoomStrip({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { tour, state } = editor
  const { history, currentRoomId: present, thumbs, announcement: said } = useSnapshot(state)
  const { rooms } = history.present
  const list = useScrollChosenIntoView<HTMLOListElement>(present ?? '')
  const dragged = useRef<RoomId>(null)
  const refocus = useRef<RoomId>(null)
  useRoving(list, '[data-room]')
  useUndoKeys(state, list)

  // A card that changes its place is taken out and put in again, which takes the focus from it.
  useLayoutEffect(() => {
    if (!refocus.current) return
    list.current?.querySelector<HTMLElement>(`[data-room="${refocus.current}"]`)?.focus()
    refocus.current = null
  })
  const add = (isFolder: boolean) =>
    chooseFiles(isFolder, (files) => {
      const media = files.filter(({ name }) => !name.startsWith('.'))
      void importFiles(editor, { files, opened: openFirstFile(tour, media) })
    })

  return (
    <section
      aria-labelledby="tour-rooms"
      className="min-w-0 border-t pt-4"
      data-rooms={rooms.length}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading id="tour-rooms" level={3}>
          {t('rooms')}{' '}
          <span className="ml-2 font-mono text-sm font-normal text-ink-soft">{rooms.length}</span>
        </Heading>
        <div className="flex gap-1 sm:ml-auto">
          <IconButton
            label={t('undo')}
            aria-keyshortcuts="Control+Z"
            isOff={history.past.length === 0}
            onClick={() => undoStep(state)}
            className="size-11"
          >
            <UndoIcon />
          </IconButton>
          <IconButton
            label={t('redo')}
            aria-keyshortcuts="Control+Shift+Z"
            isOff={history.future.length === 0}
            onClick={() => redoStep(state)}
            className="size-11"
          >
            <RedoIcon />
          </IconButton>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow max-sm:*:basis-0">
          <TouchButton onClick={() => add(false)}>
            <PlusIcon className="size-4" />
            {t('addRooms')}
          </TouchButton>
          {canChooseFolder() && (
            <TouchButton onClick={() => add(true)}>{t('addFolder')}</TouchButton>
          )}
        </div>
      </div>
      <ol
        ref={list}
        aria-label={t('rooms')}
        className="relative mt-3 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]"
      >
        {rooms.map((room, at) => (
          <li
            key={room.id}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move'
              dataTransfer.setData('text/plain', room.name)
              dragged.current = room.id
            }}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes('Files')) event.preventDefault()
            }}
            onDrop={(event) => {
              if (event.dataTransfer.types.includes('Files')) return
              event.preventDefault()
              if (dragged.current) placeRoom(state, dragged.current, at)
              dragged.current = null
            }}
            className="w-36 shrink-0"
          >
            <RoomCard
              room={room}
              place={at + 1}
              thumb={thumbs[room.file]}
              isPresent={room.id === present}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              onClick={() => void showRoom(editor, room.id)}
              onKeyDown={(event) => {
                const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
                if (!event.altKey || by === 0) return
                event.preventDefault()
                refocus.current = room.id
                placeRoom(state, room.id, at + by)
              }}
            />
          </li>
        ))}
      </ol>
      <RoomBar editor={editor} />
      <TourSaveBar editor={editor} />
      <p role="status" className="sr-only">
        {said && saidText(said, t)}
      </p>
    </section>
  )
}

type Translate = ReturnType<typeof useTranslation<'tour'>>['t']

function saidText(said: Announcement, t: Translate): string {
  if (said.code === 'Undone' || said.code === 'Redone')
    return t(`said${said.code}`, { step: t(`step${said.step}`) })
  const { code, ...values } = said
  const named = 'name' in said ? { name: said.name || t('roomUnnamed') } : {}
  return t(`said${code}`, { ...values, ...named })
}

/** What has an undo of its own while it is written in. */
const written = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select'

/**
 * Ctrl or ⌘ with Z takes the tour's last step back, with Shift or by Y it comes again, wherever the focus is in the
 * tool, or nowhere. The browser would else take back letters of a field that was written in before.
 * @param part  of the tool
 */
function useUndoKeys(state: Session, part: RefObject<Element | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (!(ctrlKey || metaKey) || altKey || !(target instanceof Element)) return
      const isHere =
        target === document.body || part.current?.closest('[data-tour]')?.contains(target)
      if (!isHere || target.matches(written)) return
      const letter = key.toLowerCase()
      if (letter !== 'z' && letter !== 'y') return
      event.preventDefault()
      if (letter === 'y' || shiftKey) redoStep(state)
      else undoStep(state)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [state, part])
}

/** What can be done with the room that is shown: its name, what it shows, its place, taking it away. */
function RoomBar({ editor }: { editor: TourEditor }) {
  const { state } = editor
  const { t } = useTranslation('tour')
  // At once: React would set the caret to the end of a name that is drawn a moment later.
  const { history, currentRoomId: present } = useSnapshot(state, { sync: true })
  const room = currentRoom({ history, currentRoomId: present })
  if (!room) return null
  const { rooms } = history.present
  const at = rooms.findIndex((one) => one.id === room.id)
  const last = rooms.length - 1
  const write = (code: 'RenameRoom' | 'DescribeRoom', change: RoomChange) =>
    edit(state, [code, room.id], changeRoom, room.id, change)
  const remove = () => {
    edit(state, 'RemoveRoom', removeRoom, room.id)
    state.announcement = { code: 'Removed', name: room.name }
  }
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      {/* By room: what was typed for another one is not this one's. */}
      <TourTextField
        key={`name-${room.id}`}
        label={t('roomName')}
        value={room.name}
        longest={limits.name}
        refusal={(name) => t('roomNeedsName', { name: name || t('roomUnnamed') })}
        onWrite={(text) => write('RenameRoom', { name: text })}
        onLeave={() => sealStep(state)}
        className="min-w-48 grow basis-48"
      />
      <TourTextField
        key={`alt-${room.id}`}
        label={t('roomAlt')}
        hint={t('roomAltHint')}
        value={room.alt}
        longest={limits.alt}
        onWrite={(text) => write('DescribeRoom', { alt: text })}
        onLeave={() => sealStep(state)}
        className="min-w-48 grow-2 basis-72"
      />
      <CaptionField editor={editor} />
      {last > 0 && (
        <>
          <TouchButton aria-disabled={at === 0} onClick={() => placeRoom(state, room.id, at - 1)}>
            {t('earlier')}
          </TouchButton>
          <TouchButton
            aria-disabled={at === last}
            onClick={() => placeRoom(state, room.id, at + 1)}
          >
            {t('later')}
          </TouchButton>
          <TouchButton variant="quiet" onClick={remove}>
            {t('removeRoom')}
          </TouchButton>
        </>
      )}
    </div>
  )
}

/** Puts a room at a place of the strip, counted from 0, and says so; at an end it stays. */
function placeRoom(state: Session, id: RoomId, place: number) {
  if (!edit(state, 'MoveRoom', moveRoom, id, place)) return
  const { rooms } = documentOf(state)
  const now = rooms.findIndex((room) => room.id === id) + 1
  state.announcement = { code: 'Moved', name: roomName(state, id), place: now, count: rooms.length }
}
