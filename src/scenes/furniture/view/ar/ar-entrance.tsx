import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalogue.ts'
import type { Held } from '../../../../room-photo/model/design/design.ts'
import type { Sizes } from '../../../../room-photo/model/design/item.ts'
import { ArError, type ArRefusal, requestAr } from '../../../../stage/xr/request-ar.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { WarningIcon } from '../../../../ui/icons/tools.tsx'
import { createArDesign } from '../../model/ar/ar-design.ts'
import type { Room } from '../../model/session.ts'
import { hearArWishes } from '../tool/ar-wish.ts'
import { panelHint } from './ar-hint.ts'
import { ArOverlay } from './ar-overlay.tsx'
import { type ArRun, enterAr } from './enter-ar.ts'
import { bringToScreen } from './to-screen.ts'

export interface ArEntranceProps {
  room: Room
  pieces: readonly ShelfPiece[]
  className?: string | undefined
}

/** The button into AR, what goes wrong on the way, and what is shown over the room meanwhile. */
export function ArEntrance({ room, pieces, className }: ArEntranceProps) {
  const { t } = useTranslation('furniture')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [run, setRun] = useState<ArRun>()
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<ArRefusal>()
  const [brought, setBrought] = useState<number>()
  const sizes = useMemo<Sizes>(
    () => Object.fromEntries(pieces.map((piece) => [piece.id, piece])),
    [pieces],
  )

  const start = async (held: Held | null) => {
    if (!root.current || asking || run) return
    // Before anything is waited for: browsers want the press to be the reason.
    const asked = requestAr(root.current)
    setAsking(true)
    setFault(undefined)
    setBrought(undefined)
    const design = createArDesign(held)
    try {
      const made = await enterAr(asked, design, sizes, (status) => ({
        hint: () => t(panelHint(design, status)),
        actions: {
          turnLeft: t('turnLeft'),
          turnRight: t('turnRight'),
          bring: t('arBring'),
          remove: t('remove'),
          done: t('arDone'),
        },
        pieces: pieces.map(({ id, name, variants }) => ({
          id,
          name,
          look: variants[0]?.id ?? '',
        })),
      }))
      setRun(made)
      setAsking(false)
      await made.ended
    } catch (error) {
      if (!(error instanceof ArError)) console.warn(error)
      setFault(error instanceof ArError ? error.reason : 'failed')
    }
    setAsking(false)
    setRun(undefined)
    button.current?.focus({ preventScroll: true })
    const count = bringToScreen(room, design, sizes, t('arRoom'))
    if (count === 0) return
    setBrought(count)
    button.current?.closest('[data-room]')?.scrollIntoView({ block: 'start' })
  }

  const wish = useEffectEvent(start)
  useEffect(() => hearArWishes((held) => wish(held)), [])
  const leave = useEffectEvent(() => run?.leave())
  // Who goes to another page by the device's own ways leaves the session too.
  useEffect(() => () => leave(), [])

  return (
    <div className={className} data-ar={run ? 'on' : 'off'}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          ref={button}
          variant="primary"
          aria-disabled={asking || run !== undefined}
          onClick={() => start(null)}
        >
          {asking ? t('arStarting') : t('arEnter')}
        </Button>
        <p className="min-w-0 grow basis-60 text-sm text-ink-soft">{t('arNote')}</p>
      </div>
      <div role="status">
        {brought !== undefined && <p className="mt-3">{t('arBrought', { count: brought })}</p>}
      </div>
      <div role="alert">
        {fault && (
          <p className="mt-3 flex items-start gap-3 border-l-2 border-alert bg-surface py-2.5 pr-3 pl-4">
            <WarningIcon className="mt-0.5 text-alert" />
            {t(`arFault_${fault}`)}
          </p>
        )}
      </div>
      {createPortal(
        <div ref={root}>{run?.overlay && <ArOverlay run={run} pieces={pieces} />}</div>,
        document.body,
      )}
    </div>
  )
}
