import { useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { SelectField } from '../../../../ui/field/select-field.tsx'
import { ArrowRightIcon } from '../../../../ui/icons/shell.tsx'
import type { FurnitureLook } from '../../config.ts'
import { liftTo, moveBy, remove, scaleTo, setLook, turnBy } from '../../model/room/actions.ts'
import type { Design } from '../../model/room/design.ts'
import { duplicate } from '../../model/room/duplicate.ts'
import { type Item, mostLift, type Sizes, scaleRange } from '../../model/room/item.ts'
import { useFormats } from './formats.ts'
import { Slider } from './slider.tsx'

export interface ItemControlsProps {
  design: Design
  item: Item
  looks: readonly FurnitureLook[]
  sizes: Sizes
}

const lifts = { min: 0, max: mostLift, step: 0.01 } as const
const turns = { min: 0, max: 355, step: 5 } as const

/** All that can be done with one piece, without a pointer on the photo. */
export function ItemControls({ design, item, looks, sizes }: ItemControlsProps) {
  const { t, number } = useFormats()
  const { id, turn, scale, lift = 0, wall } = item
  const [alone, setAlone] = useState(false)
  const mount = sizes[item.piece]?.mount ?? 'floor'
  const turnItem = (by: number, control?: string) => turnBy(design, id, by, control, sizes)
  const scaleItem = (to: number, control?: string) => scaleTo(design, id, to, control, sizes)
  const moves = [
    [t('moveLeft'), 'rotate-180', -0.1, 0],
    [t(wall ? 'moveUp' : 'moveAway'), '-rotate-90', 0, 0.1],
    [t(wall ? 'moveDown' : 'moveNear'), 'rotate-90', 0, -0.1],
    [t('moveRight'), '', 0.1, 0],
  ] as const
  return (
    <div className="grid gap-x-8 gap-y-4 pt-1 pb-5 @xl:grid-cols-2">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 @xl:col-span-2">
        <fieldset>
          <legend className="text-sm text-ink-soft">{t('move')}</legend>
          <div className="flex">
            {moves.map(([name, turned, right, ahead]) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                title={name}
                onClick={() => moveBy(design, id, { right, ahead }, sizes)}
                className="icon-button"
              >
                <ArrowRightIcon className={turned} />
              </button>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => turnItem(90)}>
            {t('turn90')}
          </Button>
          <Button size="small" onClick={() => setAlone(!duplicate(design, id, sizes))}>
            {t('duplicate')}
          </Button>
          <Button size="small" onClick={() => remove(design, id)}>
            {t('remove')}
          </Button>
        </div>
        <p role="status" className="w-full text-sm text-alert empty:hidden">
          {alone && t('noPlaceBeside')}
        </p>
      </div>
      <Slider
        label={t('turn')}
        value={turn}
        range={turns}
        text={t('turnedBy', { turn: number(turn) })}
        onChange={(value) => turnItem(value - turn, `turn ${id}`)}
      />
      <Slider
        label={t('scale')}
        value={scale}
        range={scaleRange}
        text={t('scaledBy', { scale: number(scale, 1) })}
        onChange={(value) => scaleItem(value, `scale ${id}`)}
      />
      {mount !== 'floor' && (
        <Slider
          label={t('lift')}
          value={lift}
          range={lifts}
          text={t('cm', { value: number(lift * 100) })}
          onChange={(value) => liftTo(design, id, value)}
        />
      )}
      {looks.length > 0 && (
        <SelectField
          label={t('look')}
          value={item.look}
          options={looks.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={({ target }) => setLook(design, id, target.value)}
        />
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Button size="small" onClick={() => scaleItem(scale - scaleRange.coarse)}>
          {t('smaller')}
        </Button>
        <Button size="small" onClick={() => scaleItem(scale + scaleRange.coarse)}>
          {t('larger')}
        </Button>
        {scale !== 1 && (
          <Button size="small" variant="quiet" onClick={() => scaleItem(1)}>
            {t('backToTrue')}
          </Button>
        )}
      </div>
    </div>
  )
}
