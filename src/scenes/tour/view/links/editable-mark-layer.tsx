import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import { InfoIcon } from '../../../../ui/icons/tools.tsx'
import { directionToScreen, isInView, screenToDirection } from '../../model/camera/screen.ts'
import { clampedAngles } from '../../model/document/edit.ts'
import type { Angles, FileId, Mark, Room, RoomId } from '../../model/document/tour-document.ts'
import {
  addLinkAtPendingMark,
  addNoteAtPendingMark,
  deleteMark,
  moveShownMark,
} from '../../model/edit-links.ts'
import { clearSelection, currentRoom, documentOf, sealStep } from '../../model/session.ts'
import { setViewDirection } from '../../model/view.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { TouchButton } from '../press/buttons.tsx'
import { MovableButton } from '../press/movable-button.tsx'
import { usePress } from '../press/use-press.ts'
import { Crosshair } from './crosshair.tsx'
import { MarkLayer, type RenderEditedMark } from './mark-layer.tsx'
import { markStyle } from './mark-style.ts'
import { focusViewer, pointInViewer, viewerOf } from './viewer-place.ts'

/** The id of the place that was pressed. */
const asking = 'asks'

/** The links and notes of the room that is shown, over its picture, and what edits them there. */
export function EditableMarkLayer({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { tour, state } = editor
  const now = useSnapshot(state)
  const { history, currentRoomId, thumbs, pendingMark, selectedMarkId: selectedId } = now
  const isOn = now.pressMode === 'links'
  const layer = useRef<HTMLDivElement>(null)
  const room = currentRoom({ history, currentRoomId })
  const pending = useMemo(() => pendingMark && { ...pendingMark, id: asking }, [pendingMark])
  usePress(layer, tour.camera, {
    isOn,
    onPress: (at) => {
      state.pendingMark = at
      // The only room leads nowhere: what is pressed there is to have a note.
      if (documentOf(state).rooms.length < 2) addNoteAtPendingMark(state, crypto.randomUUID())
    },
  })

  // A mark that was just made, or chosen, is the one that keys move.
  useLayoutEffect(() => {
    if (!selectedId) return
    const mark = layer.current?.querySelector<HTMLElement>(`[data-mark="${selectedId}"] button`)
    mark?.focus({ preventScroll: true })
  }, [selectedId])

  const choose = (take: () => void) => {
    focusViewer(layer.current)
    take()
  }
  const renderEdited: RenderEditedMark = (mark, name, icon) => {
    const { id } = mark
    const isLink = 'to' in mark
    const chosen = isLink ? { selectedMarkId: id } : { selectedMarkId: id, focusNoteId: id }
    return (
      <EditedMark
        {...{ editor, mark, name, isChosen: id === selectedId }}
        label={isLink ? t('linkMark', { name }) : t('noteMark', { title: name })}
        onChoose={() => Object.assign(state, chosen)}
      >
        {icon}
      </EditedMark>
    )
  }
  return (
    <MarkLayer
      ref={layer}
      openTour={editor}
      pending={pending ?? undefined}
      renderEdited={isOn ? renderEdited : undefined}
    >
      {isOn && <Crosshair />}
      {pending && room && (
        <>
          <span data-mark={asking} className={markStyle.place}>
            <span className="block size-11 rounded-full border-2 border-dashed border-white bg-[#c23e12]/60 shadow-[0_0_0_1.5px_#14171f]" />
          </span>
          <RoomChooser
            rooms={history.present.rooms.filter(({ id }) => id !== room.id)}
            thumbs={thumbs}
            onChoose={(to) => choose(() => addLinkAtPendingMark(state, to, crypto.randomUUID()))}
            onNote={() => choose(() => addNoteAtPendingMark(state, crypto.randomUUID()))}
            onCancel={() => choose(() => clearSelection(state))}
          />
        </>
      )}
    </MarkLayer>
  )
}

type ChooserProps = {
  rooms: readonly Room[]
  thumbs: Readonly<Record<FileId, string>>
  onChoose: (id: RoomId) => void
  /** It leads nowhere: there is something to read. */
  onNote: () => void
  onCancel: () => void
}

/** The rooms that the place which was pressed may lead to. */
function RoomChooser({ rooms, thumbs, onChoose, onNote, onCancel }: ChooserProps) {
  const { t } = useTranslation('tour')
  const box = useRef<HTMLDivElement>(null)
  useEffect(
    () => box.current?.querySelector<HTMLElement>('ul button')?.focus({ preventScroll: true }),
    [],
  )

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('linkWhere')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
      className="pointer-events-auto absolute inset-x-3 bottom-3 z-10 flex max-h-[calc(100%-1.5rem)] cursor-default flex-col rounded border bg-paper text-ink shadow sm:left-auto sm:w-80"
    >
      <div className="flex items-center justify-between gap-2 border-b py-1 pr-1 pl-4">
        <p className="font-semibold">{t('linkWhere')}</p>
        <TouchButton variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </TouchButton>
      </div>
      <ul className="touch-pan-y overflow-y-auto p-1.5">
        {rooms.map((room) => {
          const thumb = thumbs[room.file]
          return (
            <li key={room.id}>
              <button
                type="button"
                onClick={() => onChoose(room.id)}
                className="flex min-h-14 w-full items-center gap-3 rounded p-1.5 text-left hover:bg-ink/6"
              >
                <span className="block h-11 w-20 shrink-0 overflow-hidden rounded-sm bg-ink/6">
                  {thumb && <img src={thumb} alt="" className="size-full object-cover" />}
                </span>
                <span className="min-w-0 truncate">{room.name || t('roomUnnamed')}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="border-t p-1.5">
        <button
          type="button"
          onClick={onNote}
          className="flex min-h-11 w-full items-center gap-3 rounded px-3 text-left text-sm hover:bg-ink/6"
        >
          <InfoIcon />
          {t('noteHere')}
        </button>
      </div>
    </div>
  )
}

type MarkProps = {
  editor: TourEditor
  mark: Mark
  /** what it is called, for readers and beside it */
  label: string
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** Degrees that an arrow key moves a mark. */
const step = { fine: 1, coarse: 5 }

/** Nearer to the edge than this, the view follows a mark that is moved; CSS pixels. */
const margin = 30

/** A mark while links are edited: choose it, drag it, or move it by keys. */
function EditedMark(props: MarkProps) {
  const { editor, mark, label, name, isChosen, onChoose, children } = props
  const { tour, state } = editor
  const move = (to: Angles) => {
    state.selectedMarkId = mark.id
    moveShownMark(state, mark.id, to)
  }
  return (
    <MovableButton
      aria-label={label}
      aria-pressed={isChosen}
      onMove={(to, element) => {
        const frame = viewerOf(element)
        const angles = frame && screenToDirection(tour.camera, pointInViewer(frame, to))
        if (angles) move(angles)
      }}
      step={step}
      onStep={(right, up) => {
        const to = clampedAngles({ yaw: mark.yaw + right, pitch: mark.pitch + up })
        move(to)
        const at = directionToScreen(tour.camera, to)
        // What is out of view loses the focus.
        if (!at || !isInView(tour.camera, at, margin)) setViewDirection(tour.view, to)
      }}
      onRemove={(element) => {
        focusViewer(element)
        deleteMark(state, mark.id)
      }}
      onPress={onChoose}
      onEnd={() => sealStep(state)}
      className={classNames(
        markStyle.ring,
        'cursor-move touch-none',
        isChosen ? markStyle.chosen : markStyle.ground,
      )}
    >
      {children}
      <span className={markStyle.label}>{name}</span>
    </MovableButton>
  )
}
