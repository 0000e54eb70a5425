import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { CatalogPiece } from '../../../../room-photo/model/design/catalog.ts'
import type { HeldPiece } from '../../../../room-photo/model/design/design.ts'
import { useXrSession, type XrSessionEndReason } from '../../../../stage/xr/use-xr-session.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { WarningIcon } from '../../../../ui/icons/tools.tsx'
import { addToDesign, createArDesign, roomAround, toItems } from '../../model/ar/ar-design.ts'
import { type RoomToolState, showEmptyRoom } from '../../model/session.ts'
import { onArRequest } from '../tool/ar-wish.ts'
import { ArOverlay } from './ar-overlay.tsx'

export interface ArEntranceProps {
  room: RoomToolState
  pieces: readonly CatalogPiece[]
  className?: string | undefined
}

const loadScene = async () => (await import('./ar-scene.tsx')).ArScene

/** The button into AR, what goes wrong on the way, and what is shown over the room meanwhile. */
export function ArEntrance({ room, pieces, className }: ArEntranceProps) {
  const { t } = useTranslation('furniture')
  const root = useRef<HTMLDivElement>(null)
  const design = useRef(createArDesign())
  const [note, setNote] = useState<XrSessionEndReason>()
  const [brought, setBrought] = useState(0)
  const { sizes } = room

  /** Brings what was placed to the screen: into the photo that is open, else into an empty room of our own. */
  const bring = () => {
    const items = toItems(design.current.items, design.current.heading)
    if (items.length === 0) return
    const count = room.design ? addToDesign(room.design, items) : items.length
    if (!room.design) showEmptyRoom(room, roomAround(items, sizes), t('arRoom'))
    if (count === 0) return
    setBrought(count)
    root.current?.closest('[data-room]')?.scrollIntoView({ block: 'start' })
  }
  const { state, shown, start, button, overlay } = useXrSession({
    mode: 'immersive-ar',
    load: loadScene,
    onTurn: (isOn) => isOn || bring(),
    onNote: setNote,
  })
  const enter = (held: HeldPiece | null) => {
    if (state !== 'off') return
    setBrought(0)
    design.current = createArDesign(held)
    start()
  }
  const wish = useEffectEvent(enter)
  useEffect(() => onArRequest((held) => wish(held)), [])
  const element = root.current ?? document.body
  const shared = shown && { design: design.current, pieces, leave: shown.given.leave }

  return (
    <div ref={root} className={className} data-ar={state === 'on' ? 'on' : 'off'}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          ref={button}
          variant="primary"
          aria-disabled={state !== 'off'}
          onClick={() => enter(null)}
        >
          {state === 'asking' ? t('arStarting') : t('arEnter')}
        </Button>
        <p className="min-w-0 grow basis-60 text-sm text-ink-soft">{t('arNote')}</p>
      </div>
      <div role="status">
        {brought > 0 && <p className="mt-3">{t('arBrought', { count: brought })}</p>}
      </div>
      <div role="alert">
        {note && note !== 'ended' && (
          <p className="mt-3 flex items-start gap-3 border-l-2 border-alert bg-surface py-2.5 pr-3 pl-4">
            <WarningIcon className="mt-0.5 text-alert" />
            {t(`arFault_${note}`)}
          </p>
        )}
      </div>
      {shared && <shown.Scene {...{ ...shown.given, ...shared, sizes, element }} />}
      {createPortal(
        <div ref={overlay}>
          {/* Only a screen that is held in the hand shows the page over the room. */}
          {shared && shown.given.session.domOverlayState && <ArOverlay {...shared} />}
        </div>,
        document.body,
      )}
    </div>
  )
}
