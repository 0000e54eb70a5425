import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalogue.ts'
import { ArActions } from './ar-actions.tsx'
import { arHint } from './ar-hint.ts'
import { ArShelf } from './ar-shelf.tsx'
import type { ArRun } from './enter-ar.ts'

export interface ArOverlayProps {
  run: ArRun
  pieces: readonly ShelfPiece[]
}

/**
 * What lies over the visitor's room on a screen that is held in the hand: what to do next, the catalogue, and what can
 * be done with the chosen piece. A press on a panel is no press in the room.
 */
export function ArOverlay({ run, pieces }: ArOverlayProps) {
  const { t } = useTranslation('furniture')
  const box = useRef<HTMLDivElement>(null)
  const exit = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    exit.current?.focus({ preventScroll: true })
    const keep = (event: Event) => {
      const { target } = event
      if (target instanceof Element && target.closest('[data-panel]')) event.preventDefault()
    }
    element.addEventListener('beforexrselect', keep)
    return () => element.removeEventListener('beforexrselect', keep)
  }, [])

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('arTitle')}
      className="pointer-events-none fixed inset-0 z-1000 flex flex-col justify-between gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-white"
    >
      <div className="flex items-start gap-3">
        <button
          ref={exit}
          type="button"
          data-panel=""
          onClick={run.leave}
          className="pointer-events-auto min-h-11 shrink-0 rounded bg-[#14171f] px-4 text-[0.9375rem] font-semibold"
        >
          {t('arDone')}
        </button>
        <ArHint run={run} />
      </div>
      <div data-panel="" className="pointer-events-auto flex flex-col gap-2">
        <ArActions run={run} pieces={pieces} />
        <ArShelf design={run.design} pieces={pieces} />
      </div>
    </div>
  )
}

/** One sentence: what is wrong, or what to do next. */
function ArHint({ run }: { run: ArRun }) {
  const { t } = useTranslation('furniture')
  const status = useSnapshot(run.status)
  const hands = useSnapshot(run.design)
  return (
    <p
      role="status"
      data-tracking={status.tracking}
      className="mx-auto w-fit rounded bg-[#14171f] px-3 py-2.5 text-sm text-balance"
    >
      {t(arHint(hands, status))}
    </p>
  )
}
