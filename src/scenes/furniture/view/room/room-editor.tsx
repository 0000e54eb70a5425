import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { CatalogPiece } from '../../../../room-photo/model/design/catalog.ts'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { removeAllItems } from '../../../../room-photo/model/design/edit-items.ts'
import { minShorterSide } from '../../../../room-photo/model/photo-file.ts'
import { CameraPanel } from '../../../../room-photo/view/camera-panel.tsx'
import type { Capture } from '../../../../room-photo/view/capture.ts'
import { focusNewPhoto, focusPhoto } from '../../../../room-photo/view/focus.ts'
import { LightPanel } from '../../../../room-photo/view/light-panel.tsx'
import { OccluderPanel, WallPanel } from '../../../../room-photo/view/photo-panels.tsx'
import { PieceCatalog } from '../../../../room-photo/view/piece-catalog.tsx'
import { PlacedList } from '../../../../room-photo/view/placed-list.tsx'
import { RoomFrame } from '../../../../room-photo/view/room-frame.tsx'
import { ToolStrip } from '../../../../room-photo/view/tool-strip.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Callout } from '../../../../ui/callout/callout.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { useRoving } from '../../../../ui/roving/use-roving.ts'
import { useBoxSize } from '../../../../ui/use-box-size.ts'
import type { OpenPhoto, RoomSaving } from '../../model/session.ts'
import { EditorBar } from './editor-bar.tsx'
import { EmptyRoomPanel } from './empty-room-panel.tsx'
import { RoomPlan } from './room-plan.tsx'
import { SaveBar } from './save-bar.tsx'
import { ShoppingList } from './shopping-list.tsx'

interface RoomEditorProps {
  photo: OpenPhoto
  design: Design
  saving: RoomSaving
  pieces: readonly CatalogPiece[]
  supporting: readonly CatalogPiece[]
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
  const all = useMemo(() => [...pieces, ...supporting], [pieces, supporting])
  const stage = useRef<HTMLDivElement>(null)
  const { height = 0 } = useBoxSize(stage) ?? {}
  const isOwn = photo.blob === null
  const parts = useParts(design)
  // Each photo has an editor of its own. In braces, since newer browsers return a promise, which is no cleanup.
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
        style={{ '--stage-height': `${height}px` } as CSSProperties}
      >
        <div className="min-w-0 max-lg:contents">
          <OpenedNotes photo={photo} design={design} onNewPhoto={onNewPhoto} />
          <EditorBar
            photo={photo}
            design={design}
            capture={capture}
            pieces={all}
            onNewPhoto={onNewPhoto}
            onClose={onClose}
          />
          {/* Over a plan that stands below it, the picture would lie. */}
          <div
            ref={stage}
            className={classNames(
              'min-w-0 scroll-mt-[calc(var(--header-height)+1rem)]',
              isOwn ? 'max-sm:editor-stage' : 'editor-stage',
            )}
          >
            <RoomFrame photo={photo} design={design} onCapture={(made) => setCapture(() => made)} />
            <JumpBar parts={parts} className="lg:hidden" />
          </div>
          {!isOwn && <ToolStrip design={design} />}
          <div className={classNames('editor-panel min-w-0 lg:mt-5', !isOwn && 'editor-below')}>
            <PieceCatalog
              design={design}
              pieces={pieces}
              further={supporting}
              rooms={rooms}
              strip
            />
            {isOwn && <RoomPlan design={design} pieces={all} />}
          </div>
        </div>
        <div
          data-panel=""
          className="editor-panel @container min-w-0 lg:sticky lg:top-22 lg:row-span-2 lg:h-[min(56rem,100svh-7rem)] lg:self-start lg:overflow-y-auto lg:pr-3 lg:[scrollbar-width:thin]"
        >
          <JumpBar parts={parts.slice(1)} className="top-0 z-10 max-lg:hidden lg:sticky" />
          <div className="gap-x-8 @3xl:grid @3xl:grid-cols-2 lg:pt-5">
            <div className="flex min-w-0 flex-col gap-10 @max-3xl:mb-10">
              <PlacedList design={design} pieces={all} />
              {isOwn ? (
                <EmptyRoomPanel design={design} />
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
        <div className="editor-panel min-w-0">
          <SaveBar photo={photo} design={design} saving={saving} />
          <ShoppingList design={design} saving={saving} pieces={all} />
        </div>
      </div>
    </section>
  )
}

/** Ids of the headings that can be jumped to, in the order of the page. */
const photoParts = ['shelf', 'placed', 'match', 'walls', 'light', 'occluders'] as const
const roomParts = ['shelf', 'placed', 'own-room', 'light'] as const

/** What there is to jump to. */
function useParts(design: Design) {
  const { t } = useTranslation('furniture')
  const { room } = useSnapshot(design)
  const parts = room ? roomParts : photoParts
  return parts.map((id) => {
    const name = id === 'own-room' ? 'emptyRoom' : id === 'occluders' ? 'occludersShort' : id
    return [id, t(name)] as const
  })
}

interface JumpBarProps {
  /** Ids of the parts' headings, and their names. */
  parts: readonly (readonly [id: string, name: string])[]
  className?: string
}

/** The parts of the editor by name: each is a press away from the photo. One stop for Tab. */
function JumpBar({ parts, className }: JumpBarProps) {
  const { t } = useTranslation('furniture')
  const bar = useRef<HTMLElement>(null)
  useRoving(bar, 'button')
  return (
    <nav
      ref={bar}
      aria-label={t('parts')}
      className={classNames(
        'flex gap-x-4 overflow-x-auto border-b bg-paper [scrollbar-width:none] lg:flex-wrap lg:gap-x-3',
        className,
      )}
    >
      {parts.map(([id, name]) => (
        <button
          key={id}
          type="button"
          onClick={() => jumpTo(id)}
          className="min-h-11 shrink-0 border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors hover:border-signal hover:text-ink focus-visible:-outline-offset-3"
        >
          {name}
        </button>
      ))}
    </nav>
  )
}

/** Brings a part to where it is read, in the panel beside the photo or on the page below it, with the keyboard. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  const panel = heading.closest('[data-panel]')
  if (panel && getComputedStyle(panel).overflowY === 'auto') {
    const bar = panel.querySelector('nav')?.clientHeight ?? 0
    const { top } = panel.getBoundingClientRect()
    panel.scrollBy({ top: heading.getBoundingClientRect().top - top - bar - 20 })
  } else heading.scrollIntoView({ block: 'start' })
  heading.focus({ preventScroll: true })
}

type OpenedNote = 'warning' | 'carried' | 'emptied'

interface OpenedNotesProps {
  photo: OpenPhoto
  design: Design
  onNewPhoto: () => void
}

/** What is to be known of a photo that has just been opened: that it may be no good one, and what came along to it. */
function OpenedNotes({ photo, design, onNewPhoto }: OpenedNotesProps) {
  const { t } = useTranslation('furniture')
  const { name, qualityWarning: warning, carried = 0 } = photo
  const { items, photo: size } = useSnapshot(design)
  const [told, setTold] = useState<readonly OpenedNote[]>([])
  // Only now, since a live region tells what comes into it.
  useEffect(() => {
    setTold(['warning', ...(carried > 0 ? ['carried' as const] : [])])
  }, [carried])
  const dismiss = (note: OpenedNote) => setTold(told.filter((each) => each !== note))
  // What was undone or deleted meanwhile is told already.
  const isEmptied = told.includes('emptied') && items.length === 0
  const isAlong = told.includes('carried') && items.length > 0
  return (
    <div role="status" className="flex flex-col gap-3 not-empty:mb-3" data-opened-notes="">
      {warning && told.includes('warning') && (
        <Told onDismiss={() => dismiss('warning')}>
          {t(`doubt${warning}`, { name, ...size, least: minShorterSide })}
          <Button size="small" onClick={onNewPhoto}>
            {t('otherPhoto')}
          </Button>
        </Told>
      )}
      {isEmptied && <Told onDismiss={() => dismiss('emptied')}>{t('carriedGone')}</Told>}
      {isAlong && (
        <Told onDismiss={() => dismiss('carried')}>
          {t('carried', { count: carried })}
          <Button
            size="small"
            onClick={() => {
              removeAllItems(design)
              setTold(told.map((each) => (each === 'carried' ? 'emptied' : each)))
              // Its button goes with what it emptied.
              focusPhoto()
            }}
          >
            {t('beginEmpty')}
          </Button>
        </Told>
      )}
    </div>
  )
}

function Told({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  const { t } = useTranslation('furniture')
  const dismiss = () => {
    onDismiss()
    focusPhoto()
  }
  return (
    <Callout kind="info" dismiss={t('dismiss')} onDismiss={dismiss}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">{children}</div>
    </Callout>
  )
}
