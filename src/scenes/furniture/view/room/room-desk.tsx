import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../../../ui/layout/heading.tsx'
import type { Design } from '../../model/room/design.ts'
import type { Keeping, OpenPhoto } from '../../model/room/room.ts'
import type { Capture } from '../scene/room/capture.ts'
import { CoverPanel } from './cover-panel.tsx'
import { DeskBar } from './desk-bar.tsx'
import { EmptyRoomPanel } from './empty-room-panel.tsx'
import { furtherPieces, type SupportingPiece, sizesOf } from './further-pieces.ts'
import { KeepBar } from './keep-bar.tsx'
import { LightPanel } from './light-panel.tsx'
import { MatchPanel } from './match-panel.tsx'
import { PieceShelf, type ShelfPiece } from './piece-shelf.tsx'
import { PlacedList } from './placed-list.tsx'
import { RoomFrame } from './room-frame.tsx'
import { RoomPlan } from './room-plan.tsx'
import { ShoppingList } from './shopping-list.tsx'
import { ToolStrip } from './tool-strip.tsx'
import { WallPanel } from './wall-panel.tsx'

export interface RoomDeskProps {
  photo: OpenPhoto
  design: Design
  keeping: Keeping
  pieces: readonly ShelfPiece[]
  supporting: readonly SupportingPiece[]
  rooms: Readonly<Record<string, string>>
  onNewPhoto: () => void
  onClose: () => void
}

/** An opened photo with what stands in it: to the left the room, to the right what can be put into it. */
export function RoomDesk(props: RoomDeskProps) {
  const { photo, design, keeping, pieces, supporting, rooms, onNewPhoto, onClose } = props
  const { t } = useTranslation('furniture')
  const [capture, setCapture] = useState<Capture | null>(null)
  const further = useMemo(() => furtherPieces(supporting), [supporting])
  const all = useMemo(() => [...pieces, ...further], [pieces, further])
  const sizes = useMemo(() => sizesOf(all), [all])
  const isOwn = photo.blob === null
  return (
    <section aria-labelledby="desk" className="min-w-0">
      <Heading id="desk" level={3} className="sr-only">
        {t('deskTitle')}
      </Heading>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]">
        <div className="min-w-0 lg:col-span-8">
          <DeskBar
            photo={photo}
            design={design}
            capture={capture}
            pieces={all}
            onNewPhoto={onNewPhoto}
            onClose={onClose}
          />
          <RoomFrame
            photo={photo}
            design={design}
            sizes={sizes}
            onCapture={(made) => setCapture(() => made)}
          />
          {isOwn ? (
            <RoomPlan design={design} pieces={all} sizes={sizes} />
          ) : (
            <ToolStrip design={design} />
          )}
          <KeepBar photo={photo} design={design} keeping={keeping} />
        </div>
        <div className="min-w-0 lg:col-span-4">
          <PieceShelf
            design={design}
            pieces={pieces}
            further={further}
            sizes={sizes}
            rooms={rooms}
          />
        </div>
        <div className="min-w-0 lg:col-span-8">
          <PlacedList design={design} pieces={all} sizes={sizes} />
          <ShoppingList design={design} keeping={keeping} pieces={all} />
        </div>
        {/* On a phone below the list: what is placed is asked for more often than how it was matched. */}
        <div className="flex min-w-0 flex-col gap-10 lg:col-span-4 lg:row-span-2">
          {isOwn ? (
            <EmptyRoomPanel design={design} sizes={sizes} />
          ) : (
            <MatchPanel design={design} match={photo.match} />
          )}
          <WallPanel design={design} shape={photo.shape} />
        </div>
        <div className="grid min-w-0 content-start gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-8">
          <LightPanel design={design} light={photo.light} />
          {!isOwn && <CoverPanel design={design} />}
        </div>
      </div>
    </section>
  )
}
