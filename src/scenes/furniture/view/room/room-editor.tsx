import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import {
  furtherPieces,
  type ShelfPiece,
  type SupportingPiece,
  sizesOf,
} from '../../../../room-photo/model/design/catalogue.ts'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { CameraPanel } from '../../../../room-photo/view/camera-panel.tsx'
import type { Capture } from '../../../../room-photo/view/capture.ts'
import { focusNewPhoto } from '../../../../room-photo/view/focus.ts'
import { LightPanel } from '../../../../room-photo/view/light-panel.tsx'
import { OccluderPanel, WallPanel } from '../../../../room-photo/view/photo-panels.tsx'
import { PieceShelf } from '../../../../room-photo/view/piece-shelf.tsx'
import { PlacedList } from '../../../../room-photo/view/placed-list.tsx'
import { RoomFrame } from '../../../../room-photo/view/room-frame.tsx'
import { ToolStrip } from '../../../../room-photo/view/tool-strip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { useBoxSize } from '../../../../ui/use-box-size.ts'
import type { OpenPhoto, RoomSaving } from '../../model/session.ts'
import { EditorBar } from './editor-bar.tsx'
import { EmptyRoomPanel } from './empty-room-panel.tsx'
import { JumpBar } from './jump-bar.tsx'
import { OpenedNotes } from './opened-notes.tsx'
import { RoomPlan } from './room-plan.tsx'
import { SaveBar } from './save-bar.tsx'
import { ShoppingList } from './shopping-list.tsx'

export interface RoomEditorProps {
  photo: OpenPhoto
  design: Design
  saving: RoomSaving
  pieces: readonly ShelfPiece[]
  supporting: readonly SupportingPiece[]
  rooms: Readonly<Record<string, string>>
  onNewPhoto: () => void
  onClose: () => void
}

/**
 * An opened photo with what stands in it. Wherever its controls are used it stays in view: on a wide screen they scroll
 * beside it, and below it on a narrow one, unless that is too low for both.
 */
export function RoomEditor(props: RoomEditorProps) {
  const { photo, design, saving, pieces, supporting, rooms, onNewPhoto, onClose } = props
  const { t } = useTranslation('furniture')
  const [capture, setCapture] = useState<Capture | null>(null)
  const further = useMemo(() => furtherPieces(supporting), [supporting])
  const all = useMemo(() => [...pieces, ...further], [pieces, further])
  const sizes = useMemo(() => sizesOf(all), [all])
  const stage = useRef<HTMLDivElement>(null)
  const { height = 0 } = useBoxSize(stage) ?? {}
  const isOwn = photo.blob === null
  const parts = useParts(design)
  // Each photo has a editor of its own. In braces: newer browsers answer with a promise, and what an effect hands back would
  // be called when the editor goes.
  useEffect(() => {
    stage.current?.scrollIntoView({ block: 'nearest' })
    focusNewPhoto(stage.current?.closest('[data-room]') ?? null)
  }, [])
  return (
    <section aria-labelledby="editor" className="min-w-0">
      <Heading id="editor" level={3} className="sr-only">
        {t('deskTitle')}
      </Heading>
      <div
        className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_27rem] min-[100rem]:grid-cols-[minmax(0,1fr)_50rem]"
        style={{ '--desk-stage': `${height}px` } as CSSProperties}
      >
        <div className="min-w-0 max-lg:contents">
          <OpenedNotes photo={photo} design={design} onNewPhoto={onNewPhoto} />
          <EditorBar
            photo={photo}
            design={design}
            capture={capture}
            pieces={all}
            sizes={sizes}
            onNewPhoto={onNewPhoto}
            onClose={onClose}
          />
          {/* Over a plan that stands below it, the picture would lie. */}
          <div
            ref={stage}
            className={classNames(
              'min-w-0 scroll-mt-[calc(var(--header-height)+1rem)]',
              isOwn ? 'max-sm:desk-stage' : 'desk-stage',
            )}
          >
            <RoomFrame
              photo={photo}
              design={design}
              sizes={sizes}
              onCapture={(made) => setCapture(() => made)}
            />
            <JumpBar parts={parts} className="lg:hidden" />
          </div>
          {!isOwn && <ToolStrip design={design} />}
          <div className={classNames('desk-panel min-w-0 lg:mt-5', !isOwn && 'desk-below')}>
            <PieceShelf
              design={design}
              pieces={pieces}
              further={further}
              sizes={sizes}
              rooms={rooms}
              strip
            />
            {isOwn && <RoomPlan design={design} pieces={all} sizes={sizes} />}
          </div>
        </div>
        <div
          data-panel=""
          className="desk-panel @container min-w-0 lg:sticky lg:top-22 lg:row-span-2 lg:h-[min(56rem,100svh-7rem)] lg:self-start lg:overflow-y-auto lg:pr-3 lg:[scrollbar-width:thin]"
        >
          <JumpBar parts={parts.slice(1)} className="top-0 z-10 max-lg:hidden lg:sticky" />
          <div className="gap-x-8 @3xl:grid @3xl:grid-cols-2 lg:pt-5">
            <div className="flex min-w-0 flex-col gap-10 @max-3xl:mb-10">
              <PlacedList design={design} pieces={all} sizes={sizes} />
              {isOwn ? (
                <EmptyRoomPanel design={design} sizes={sizes} />
              ) : (
                <CameraPanel design={design} match={photo.match} shape={photo.shape} />
              )}
            </div>
            <div className="flex min-w-0 flex-col gap-10">
              <WallPanel design={design} shape={photo.shape} />
              <LightPanel design={design} light={photo.light} />
              {!isOwn && <OccluderPanel design={design} />}
            </div>
          </div>
        </div>
        <div className="desk-panel min-w-0">
          <SaveBar photo={photo} design={design} saving={saving} />
          <ShoppingList design={design} saving={saving} pieces={all} />
        </div>
      </div>
    </section>
  )
}

/** What there is to jump to, in the order of the page. */
function useParts(design: Design) {
  const { t } = useTranslation('furniture')
  const { room } = useSnapshot(design)
  return room
    ? ([
        ['shelf', t('shelf')],
        ['placed', t('placed')],
        ['own-room', t('emptyRoom')],
        ['light', t('light')],
      ] as const)
    : ([
        ['shelf', t('shelf')],
        ['placed', t('placed')],
        ['match', t('match')],
        ['walls', t('walls')],
        ['light', t('light')],
        ['covers', t('coversShort')],
      ] as const)
}
