import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ShelfPiece, SupportingPiece } from '../../../../room-photo/model/design/catalogue.ts'
import { type SampleRoom, SampleStrip } from '../../../../room-photo/view/sample-strip.tsx'
import { takeFiles, useFileDrop } from '../../../../stage/file-input.ts'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { closeRoom, createRoom, fail } from '../../model/session.ts'
import { abandonOpening, openFiles, openSample } from '../photo/open-photo.ts'
import { loadAr } from './load-ar.ts'
import { loadEditor } from './load-editor.ts'
import { OtherWays } from './other-ways.tsx'
import { RoomDrop } from './room-drop.tsx'
import { RoomNotes } from './room-notes.tsx'

export interface RoomToolProps {
  samples: readonly SampleRoom[]
  pieces: readonly ShelfPiece[]
  /** What rooms are staged with besides. */
  supporting: readonly SupportingPiece[]
  /** The filter of the pieces: names of rooms by category, `all` first. */
  rooms: Readonly<Record<string, string>>
}

/**
 * Furniture in a visitor's own photo: the photo is chosen here; what furnishes it loads when the visitor comes near.
 */
export function RoomTool({ samples, pieces, supporting, rooms }: RoomToolProps) {
  const { t } = useTranslation('furniture')
  const [room] = useState(() =>
    createRoom(new Set([...pieces, ...supporting].map((piece) => piece.id))),
  )
  const { photo, design, opening, shown } = useSnapshot(room)
  const box = useRef<HTMLDivElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const [near, setNear] = useState(false)
  const failed = useCallback(() => {
    setNear(false)
    const { opening: asked, photo: shown } = room
    // Nobody has asked for it yet: it is fetched again when somebody does.
    if (!asked && !shown) return
    abandonOpening(room)
    if (shown?.url) URL.revokeObjectURL(shown.url)
    closeRoom(room)
    fail(room, { code: 'Desk', name: asked?.name ?? shown?.name ?? '' })
  }, [room])
  const editor = useLoaded(loadEditor, near || opening !== null || photo !== null, failed)
  const open = (files: readonly File[]) => {
    if (files.length > 0) openFiles(room, files)
  }
  const over = useFileDrop(box, { onFiles: open, onNear: () => setNear(true) })

  const isOpen = photo !== null && design !== null && editor !== undefined

  const take = (field: HTMLInputElement | null) => open(takeFiles(field))
  const [ar, setAr] = useState<Awaited<ReturnType<typeof loadAr>>>()
  useEffect(() => {
    let here = true
    loadAr().then((loaded) => here && setAr(loaded))
    return () => {
      here = false
    }
  }, [])
  const takeEarly = useEffectEvent(() => take(chooser.current))
  // A file that was chosen before the page came alive is still in the field.
  useLayoutEffect(() => takeEarly(), [])
  useEffect(
    () => () => {
      abandonOpening(room)
      if (room.photo?.url) URL.revokeObjectURL(room.photo.url)
    },
    [room],
  )

  return (
    <div
      ref={box}
      className="flex min-w-0 flex-col gap-5"
      data-room={opening ? 'opening' : isOpen ? 'open' : 'empty'}
    >
      <RoomNotes room={room} />
      {/* Below what is there already, which would be pushed down; above a room that opens later. */}
      {ar && (
        <ar.ArEntrance room={room} pieces={pieces} className={isOpen ? undefined : 'order-1'} />
      )}
      <input
        ref={chooser}
        id={id}
        type="file"
        accept="image/*"
        aria-label={t('photoTitle')}
        tabIndex={-1}
        onChange={({ target }) => take(target)}
        className="sr-only"
      />
      {isOpen && room.design && room.saving ? (
        <editor.RoomEditor
          key={shown}
          photo={photo}
          design={room.design}
          saving={room.saving}
          pieces={pieces}
          supporting={supporting}
          rooms={rooms}
          onNewPhoto={() => chooser.current?.click()}
          onClose={() => {
            if (photo.url) URL.revokeObjectURL(photo.url)
            closeRoom(room)
          }}
        />
      ) : (
        <>
          <RoomDrop chooser={chooser} id={id} over={over} />
          <OtherWays room={room} onBrowse={() => browseRooms(chooser.current)} />
        </>
      )}
      <div className="order-2 min-w-0">
        <SampleStrip
          samples={samples}
          onSample={({ id, name }) => openSample(room, { src: `/rooms/${id}.jpg`, name })}
        />
      </div>
      <p className="order-2 text-sm text-ink-soft">{t('photoPrivacy')}</p>
    </div>
  )
}

/** The one chooser of the tool, asked for a saved room: what it may offer is read as it opens. */
function browseRooms(chooser: HTMLInputElement | null): void {
  if (!chooser) return
  const { accept } = chooser
  chooser.accept = '.realia-room,.zip,application/zip'
  chooser.click()
  chooser.accept = accept
}
