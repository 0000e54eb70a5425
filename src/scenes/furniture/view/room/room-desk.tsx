import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../../../ui/layout/heading.tsx'
import type { Design } from '../../model/room/design.ts'
import type { Sizes } from '../../model/room/item.ts'
import type { OpenPhoto } from '../../model/room/room.ts'
import type { Capture } from '../scene/room/capture.ts'
import { CoverPanel } from './cover-panel.tsx'
import { DeskBar } from './desk-bar.tsx'
import { LightPanel } from './light-panel.tsx'
import { MatchPanel } from './match-panel.tsx'
import { PieceShelf, type ShelfPiece } from './piece-shelf.tsx'
import { PlacedList } from './placed-list.tsx'
import { RoomFrame } from './room-frame.tsx'
import { ToolStrip } from './tool-strip.tsx'

export interface RoomDeskProps {
  photo: OpenPhoto
  design: Design
  pieces: readonly ShelfPiece[]
  rooms: Readonly<Record<string, string>>
  onNewPhoto: () => void
}

/** An opened photo with what stands in it: to the left the room, to the right what can be put into it. */
export function RoomDesk({ photo, design, pieces, rooms, onNewPhoto }: RoomDeskProps) {
  const { t } = useTranslation('furniture')
  const [capture, setCapture] = useState<Capture | null>(null)
  const sizes = useMemo<Sizes>(
    () => Object.fromEntries(pieces.map((piece) => [piece.id, piece])),
    [pieces],
  )
  return (
    <section aria-labelledby="desk" className="min-w-0">
      <Heading id="desk" level={3} className="sr-only">
        {t('deskTitle')}
      </Heading>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]">
        <div className="min-w-0 lg:col-span-8">
          <DeskBar photo={photo} design={design} capture={capture} onNewPhoto={onNewPhoto} />
          <RoomFrame
            photo={photo}
            design={design}
            sizes={sizes}
            pieces={pieces}
            onCapture={(made) => setCapture(() => made)}
          />
          <ToolStrip design={design} />
        </div>
        <div className="min-w-0 lg:col-span-4">
          <PieceShelf design={design} pieces={pieces} rooms={rooms} />
        </div>
        <div className="min-w-0 lg:col-span-8">
          <PlacedList design={design} pieces={pieces} sizes={sizes} />
        </div>
        {/* On a phone below the list: what is placed is asked for more often than how it was matched. */}
        <div className="min-w-0 lg:col-span-4 lg:row-span-2">
          <MatchPanel design={design} match={photo.match} />
        </div>
        <div className="grid min-w-0 content-start gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-8">
          <LightPanel design={design} light={photo.light} />
          <CoverPanel design={design} />
        </div>
      </div>
    </section>
  )
}
