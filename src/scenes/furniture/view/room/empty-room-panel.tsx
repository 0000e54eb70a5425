import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Design, EmptyRoomSize } from '../../../../room-photo/model/design/design.ts'
import {
  boxRange,
  resetCamera,
  resizeRoom,
  turnCamera,
  walkInRoom,
} from '../../../../room-photo/model/design/empty-room.ts'
import { lengthWithin } from '../../../../room-photo/model/length.ts'
import { PanelSection, TouchButton } from '../../../../room-photo/view/controls.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import { ArrowRightIcon } from '../../../../ui/icons/shell.tsx'

const sides = ['width', 'depth', 'height'] as const

/** The measures of a room of our own, and from where one looks at it. */
export function EmptyRoomPanel({ design }: { design: Design }) {
  const { t } = useTranslation('furniture')
  const { room } = useSnapshot(design)
  if (!room) return null
  const steps = [
    [t('lookLeft'), 'rotate-180', () => turnCamera(design, 15, 0)],
    [t('walkAhead'), '-rotate-90', () => walkInRoom(design, 0, 0.5)],
    [t('walkBack'), 'rotate-90', () => walkInRoom(design, 0, -0.5)],
    [t('lookRight'), '', () => turnCamera(design, -15, 0)],
  ] as const
  return (
    <PanelSection id="own-room" title={t('emptyRoom')}>
      <div className="mt-4 grid grid-cols-3 gap-3">
        {sides.map((side) => (
          <SideField key={side} {...{ design, side, room }} />
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-soft">{t('inCentimetres')}</p>
      <fieldset className="mt-4">
        <legend className="text-sm text-ink-soft">{t('lookRound')}</legend>
        <div className="mt-1 flex flex-wrap items-center gap-x-2">
          {steps.map(([name, turned, step]) => (
            <IconButton key={name} name={name} onClick={step}>
              <ArrowRightIcon className={turned} />
            </IconButton>
          ))}
          <TouchButton onClick={() => resetCamera(design)}>{t('fromCorner')}</TouchButton>
        </div>
      </fieldset>
      <p className="mt-2 text-sm text-ink-soft">{t('lookNote')}</p>
    </PanelSection>
  )
}

interface SideFieldProps {
  design: Design
  side: keyof EmptyRoomSize
  room: EmptyRoomSize
}

/** One measure, in centimeters unless it says another unit: taken when the field is left, or by Enter. */
function SideField({ design, side, room }: SideFieldProps) {
  const { t } = useTranslation('furniture')
  // What is typed, until it is taken: a field that is left alone shows what the room measures.
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const take = () => {
    if (draft === undefined) return
    const { min, max } = boxRange[side]
    const meters = draft.trim() === '' ? room[side] : lengthWithin(draft, 'cm', boxRange[side])
    if (meters === null) return setError(t('sideRange', { min: min * 100, max: max * 100 }))
    setError(undefined)
    setDraft(undefined)
    if (Math.abs(meters - room[side]) > 0.001) resizeRoom(design, { [side]: meters })
  }
  return (
    <TextInput
      label={t(side)}
      value={draft ?? Math.round(room[side] * 100)}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      onChange={({ target }) => setDraft(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
