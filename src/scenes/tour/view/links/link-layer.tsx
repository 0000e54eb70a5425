import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import {
  addLinkAtMark,
  addNoteAtMark,
  clearSelection,
  deleteLink,
  deleteNote,
  type LinkEditor,
} from '../../model/edit-links.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { usePress } from '../press/use-press.ts'
import { Crosshair } from './crosshair.tsx'
import { EditedMark } from './edited-mark.tsx'
import { MarkLayer } from './mark-layer.tsx'
import type { RenderEdited } from './mark-list.tsx'
import { markStyle } from './mark-style.ts'
import { RoomChooser } from './room-chooser.tsx'
import { focusWindow } from './viewer-place.ts'

/** The id of the place that was pressed. */
const asking = 'asks'

type LayerProps = {
  editor: TourEditor
  linkEditor: LinkEditor
  /** Something else is marked in the picture: they would be in the way. */
  isAside: boolean
}

/** The links and notes of the room that is shown, over its picture, and what edits them there. */
export function LinkLayer({ editor, linkEditor, isAside }: LayerProps) {
  const { t } = useTranslation('tour')
  const { tour, state } = editor
  const { history, currentRoomId, thumbs } = useSnapshot(state)
  const { isOn, pendingMark, selectedId, openNoteId } = useSnapshot(linkEditor)
  const layer = useRef<HTMLDivElement>(null)
  const room = currentRoom({ history, currentRoomId })
  const pending = useMemo(() => pendingMark && { ...pendingMark, id: asking }, [pendingMark])
  usePress(layer, tour.camera, {
    isOn,
    onPress: (at) => {
      linkEditor.pendingMark = at
      // The only room leads nowhere: what is pressed there is to have a note.
      if (documentOf(state).rooms.length < 2) addNoteAtMark(state, linkEditor, crypto.randomUUID())
    },
  })

  // What was begun in another room ends there.
  useEffect(() => {
    if (currentRoomId) clearSelection(linkEditor)
  }, [currentRoomId, linkEditor])
  // A mark that was just made, or chosen, is the one that keys move.
  useLayoutEffect(() => {
    if (!selectedId) return
    const mark = layer.current?.querySelector<HTMLElement>(`[data-mark="${selectedId}"] button`)
    mark?.focus({ preventScroll: true })
  }, [selectedId])

  const choose = (take: () => void) => {
    focusWindow(layer.current)
    take()
  }
  const renderEdited: RenderEdited = (mark, name, icon) => {
    const { id } = mark
    const isLink = 'to' in mark
    const chosen = isLink ? { selectedId: id } : { selectedId: id, focusNoteId: id }
    return (
      <EditedMark
        {...{ editor, linkEditor, mark, name, isChosen: id === selectedId }}
        label={isLink ? t('linkMark', { name }) : t('noteMark', { title: name })}
        onChoose={() => Object.assign(linkEditor, chosen)}
        onRemove={() => (isLink ? deleteLink : deleteNote)(state, linkEditor, id)}
      >
        {icon}
      </EditedMark>
    )
  }
  return (
    <MarkLayer
      ref={layer}
      openTour={editor}
      {...{ isAside, openNoteId }}
      pending={pending ?? undefined}
      onNote={(id) => {
        linkEditor.openNoteId = id
      }}
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
            onChoose={(to) =>
              choose(() => addLinkAtMark(state, linkEditor, to, crypto.randomUUID()))
            }
            onNote={() => choose(() => addNoteAtMark(state, linkEditor, crypto.randomUUID()))}
            onCancel={() => choose(() => clearSelection(linkEditor))}
          />
        </>
      )}
    </MarkLayer>
  )
}
