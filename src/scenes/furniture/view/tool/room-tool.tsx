import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { findExistingDatabases } from '../../../../projects/places.ts'
import { type CatalogPiece, sizesOf } from '../../../../room-photo/model/design/catalog.ts'
import { PhotoDrop, PhotoField, usePhotoInput } from '../../../../room-photo/view/photo-input.tsx'
import { type SampleRoom, SampleStrip } from '../../../../room-photo/view/sample-strip.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Callout } from '../../../../ui/callout/callout.tsx'
import { SiteLink } from '../../../../ui/site-link.tsx'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import {
  cancelOpening,
  closeRoom,
  createRoomToolState,
  failOpening,
  type RoomToolState,
  revokePhotoUrl,
} from '../../model/session.ts'
import { openFirstFile, openSample } from '../photo/open-photo.ts'
import { loadAr } from './load-ar.ts'

/** What furnishes a photo, without three.js; fetched when a visitor comes near. */
const loadEditor = () => import('../room/room-editor.tsx')

export interface RoomToolProps {
  samples: readonly SampleRoom[]
  pieces: readonly CatalogPiece[]
  /** What rooms are staged with besides. */
  supporting: readonly CatalogPiece[]
  /** The filter of the pieces: names of rooms by category, `all` first. */
  rooms: Readonly<Record<string, string>>
}

/**
 * Furniture in a visitor's own photo: the photo is chosen here; what furnishes it loads when the visitor comes near.
 */
export function RoomTool({ samples, pieces, supporting, rooms }: RoomToolProps) {
  const { t } = useTranslation('furniture')
  const [room] = useState(() => createRoomToolState(sizesOf([...pieces, ...supporting])))
  const { photo, design, opening, shown } = useSnapshot(room)
  const [near, setNear] = useState(false)
  const failed = () => {
    setNear(false)
    const { opening: asked, photo: shown } = room
    // Nobody has asked for it yet: it is fetched again when somebody does.
    if (!asked && !shown) return
    cancelOpening(room)
    closeRoom(room)
    failOpening(room, { code: 'NotLoaded', name: asked?.name ?? shown?.name ?? '' })
  }
  const editor = useLoaded(loadEditor, near || opening !== null || photo !== null, failed)
  const input = usePhotoInput(
    (files) => openFirstFile(room, files),
    () => setNear(true),
  )
  const isOpen = photo !== null && design !== null && editor !== undefined
  const ar = useLoaded(loadAr, true, () => {})
  useEffect(
    () => () => {
      cancelOpening(room)
      revokePhotoUrl(room)
    },
    [room],
  )

  return (
    <div
      ref={input.box}
      className="flex min-w-0 flex-col gap-5"
      data-room={opening ? 'opening' : isOpen ? 'open' : 'empty'}
    >
      <RoomNotes room={room} />
      {/* Below what is there already, which would be pushed down; above a room that opens later. */}
      {ar && (
        <ar.ArEntrance room={room} pieces={pieces} className={isOpen ? undefined : 'order-1'} />
      )}
      <PhotoField input={input} label={t('photoTitle')} />
      {isOpen && room.design && room.saving ? (
        <editor.RoomEditor
          key={shown}
          photo={photo}
          design={room.design}
          saving={room.saving}
          pieces={pieces}
          supporting={supporting}
          rooms={rooms}
          onNewPhoto={input.browse}
          onClose={() => closeRoom(room)}
        />
      ) : (
        <>
          <PhotoDrop
            input={input}
            title={t('photoTitle')}
            dropTitle={t('dropHere')}
            className="h-125"
          >
            <p className="mt-1 text-balance text-ink-soft">{t('photoHint')}</p>
            <Button variant="primary" className="pointer-events-auto mt-5" onClick={input.browse}>
              {t('choosePhoto')}
            </Button>
          </PhotoDrop>
          <OtherWays room={room} onBrowse={() => browseRooms(input.chooser.current)} />
        </>
      )}
      <div className="order-2 min-w-0">
        <SampleStrip samples={samples} onSample={({ id, name }) => openSample(room, id, name)} />
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

/** What is wrong with a photo, in words, and what is being done with one. */
function RoomNotes({ room }: { room: RoomToolState }) {
  const { t } = useTranslation('furniture')
  const { fault, opening } = useSnapshot(room)
  const dismiss = () => {
    room.fault = null
  }
  return (
    <>
      <div role="alert">
        {fault && (
          <Callout kind="fault" dismiss={t('dismiss')} onDismiss={dismiss}>
            <p>
              {t(`fault${fault.code}`, { ...fault })}
              {fault.code === 'Panorama' && (
                <SiteLink href="/property-tours" className="ml-2 underline underline-offset-4">
                  {t('openTour')}
                </SiteLink>
              )}
            </p>
          </Callout>
        )}
      </div>
      <div role="status">
        {opening && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-l-2 border-signal bg-surface py-1 pr-1 pl-4">
            <p className="min-w-0 grow wrap-anywhere">
              {t('opening', { name: opening.name })}
              <span className="ml-3 font-kind text-xs text-ink-soft">
                {t(`step${opening.step}`)}
              </span>
            </p>
            <Button variant="quiet" onClick={() => cancelOpening(room)}>
              {t('cancel')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

interface OtherWaysProps {
  room: RoomToolState
  /** Lets the visitor choose a room's file. */
  onBrowse: () => void
}

/** The list of saved rooms; a first visit loads nothing for it. */
async function loadSavedRooms() {
  const hasNone = await findExistingDatabases().then(
    // Where the browser does not tell, the list looks for itself.
    (found) => found?.includes('rooms') === false,
    () => true,
  )
  return hasNone ? undefined : import('../storage/saved-rooms.tsx')
}

/** The ways into the tool that need no photo: a room that was kept or saved, and an empty one. */
function OtherWays({ room, onBrowse }: OtherWaysProps) {
  const { t } = useTranslation('furniture')
  const list = useLoaded(loadSavedRooms, true, () => {})
  const openEmpty = async () => {
    const name = t('emptyRoom')
    try {
      const { openEmptyRoom } = await import('../storage/open-saved.ts')
      await openEmptyRoom(room, name)
    } catch (error) {
      console.warn(error)
      failOpening(room, { code: 'NotLoaded', name })
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
