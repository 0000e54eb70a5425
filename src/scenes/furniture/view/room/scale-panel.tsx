import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { SelectField } from '../../../../ui/field/select-field.tsx'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import type { Design } from '../../model/room/design.ts'
import { lengthOf, type Unit, unitIn, units, withoutUnit } from '../../model/room/length.ts'
import { setLength, takeTool, takeYardstick } from '../../model/room/tool.ts'
import { isLength, type YardstickKind } from '../../model/room/yardstick.ts'
import { useFormats } from './formats.ts'
import { focusHandle } from './hand/focus.ts'

const kinds = ['door', 'sheet', 'upright', 'floor'] as const satisfies YardstickKind[]

/** Something in the photo whose size is known gives the room its scale. */
export function ScalePanel({ design }: { design: Design }) {
  const { t } = useFormats()
  const { yardstick, tool } = useSnapshot(design, { sync: true })
  const [text, setText] = useState('')
  const [unit, setUnit] = useState<Unit>('m')
  const kind = yardstick?.kind
  const isOwn = kind === 'upright' || kind === 'floor'
  const isRead = yardstick && yardstick.length !== null && isLength(yardstick.length)
  const tell = (next: string, by: Unit) => {
    setText(next)
    setUnit(by)
    setLength(design, lengthOf(next, by))
  }
  return (
    <div className="mt-3">
      <SelectField
        label={t('reference')}
        value={kind ?? ''}
        placeholder={t('reference_none')}
        options={kinds.map((value) => ({ value, label: t(`reference_${value}`) }))}
        onChange={({ target }) => {
          const next = kinds.find((each) => each === target.value) ?? null
          const own = next === 'upright' || next === 'floor'
          takeYardstick(design, next, own ? lengthOf(text, unit) : null)
        }}
      />
      {isOwn && (
        <div className="mt-3 grid grid-cols-[1fr_6rem] gap-3">
          <TextInput
            label={t('length')}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={text === '' || isRead ? undefined : t('scaleFault_Length')}
            onChange={({ target }) => tell(target.value, unitIn(target.value) ?? unit)}
          />
          <SelectField
            label={t('unit')}
            value={unit}
            options={units.map((value) => ({ value, label: t(`unit_${value}`) }))}
            onChange={({ target }) => tell(withoutUnit(text), target.value === 'cm' ? 'cm' : 'm')}
          />
        </div>
      )}
      {kind && tool !== 'scale' && (
        <Button
          size="small"
          className="mt-3 min-h-11"
          onClick={() => {
            takeTool(design, 'scale')
            focusHandle()
          }}
        >
          {t('adjustEnds')}
        </Button>
      )}
    </div>
  )
}
