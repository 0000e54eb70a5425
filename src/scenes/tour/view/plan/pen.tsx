import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Plan } from '../../model/document/tour-document.ts'
import { addWallCorner, endLine, movePen } from '../../model/plan/edit-plan.ts'
import { neighborCorner, toMeters } from '../../model/plan/plan-drawing.ts'
import { documentOf } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { takeArrow } from '../press/edit-keys.ts'
import { placeOnSheet } from './sheet.tsx'

/** Quarters of a meter that an arrow key moves the pen, alone and with Shift. */
const step = { fine: 1, coarse: 4 }

/** What draws walls: a pointer leads it along, arrow keys move it, and Enter sets a corner where it is. */
export function Pen({ editor, plan }: { editor: TourEditor; plan: Plan }) {
  const { t, i18n } = useTranslation('tour')
  const { state } = editor
  const { pen, wallLine } = useSnapshot(state)
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const number = new Intl.NumberFormat(i18n.language, {
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  })
  const place = () => {
    const [right, down] = state.pen
    const { x, y } = toMeters(plan, [right, down])
    return plan.metres === null
      ? t('penAtShare', { x: number.format(100 * right), y: number.format(100 * down) })
      : t('penAt', { x: number.format(x), y: number.format(y) })
  }

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && wallLine) {
      event.preventDefault()
      endLine(state)
      return setSaid(t('lineEnded'))
    }
    const way = takeArrow(event, step)
    const now = documentOf(state).plan
    if (!way || !now) return
    const from = [state.pen[0], state.pen[1]] as const
    movePen(state, now, neighborCorner(now, from, way.right, -way.up))
    setSaid(place())
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('pen')}
        aria-describedby="tour-plan-hint"
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Enter Escape"
        onKeyDown={press}
        onClick={() => {
          addWallCorner(state)
          setSaid(t('cornerSet', { place: place() }))
        }}
        style={placeOnSheet([pen[0], pen[1]])}
        data-pen=""
        className="absolute grid size-11 -translate-1/2 cursor-crosshair place-items-center rounded-full focus-visible:outline-[#14171f]"
      >
        <span className="size-3 rounded-full border-2 border-[#c23e12] bg-[#fbfaf6]" />
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
