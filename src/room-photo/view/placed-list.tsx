import { memo, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { ArrowRightIcon, CheckIcon } from '../../ui/icons/shell.tsx'
import { WarningIcon } from '../../ui/icons/tools.tsx'
import { useRoving } from '../../ui/roving/use-roving.ts'
import type { CatalogPiece, PieceVariant } from '../model/design/catalog.ts'
import { type Design, itemOf, select } from '../model/design/design.ts'
import {
  duplicateItem,
  liftItemTo,
  moveItemBy,
  removeItem,
  scaleItemTo,
  setVariant,
  turnItemBy,
} from '../model/design/edit-items.ts'
import {
  collisions,
  type Item,
  itemsBehindWalls,
  maxLift,
  scaleRange,
} from '../model/design/item.ts'
import { PanelSection, Slider } from './controls.tsx'
import { useFormats } from './formats.ts'

/** More than these scroll by themselves, so that what follows stays near. */
const fewRows = 8
const manyRows = 30

interface PlacedListProps {
  design: Design
  pieces: readonly CatalogPiece[]
}

/** All items as a list, with all actions for the selected one. */
export function PlacedList({ design, pieces }: PlacedListProps) {
  const { t, number, place } = useFormats()
  // Synchronously, since React would reset a controlled slider that renders later.
  const { items, selected, camera, room, walls, sizes } = useSnapshot(design, { sync: true })
  const hit = useMemo(() => collisions(items, sizes), [items, sizes])
  const stuck = useMemo(() => itemsBehindWalls(items, sizes, walls), [items, sizes, walls])
  const list = useRef<HTMLUListElement>(null)
  useRoving(list, '[data-row]')
  const nameOf = ({ piece }: Pick<Item, 'piece'>) =>
    pieces.find(({ id }) => id === piece)?.name ?? piece
  const chosen = itemOf({ items }, selected)
  return (
    <PanelSection
      id="placed"
      className="@container"
      title={
        <>
          {t('placed')}
          {items.length > 1 && (
            <span className="ml-2 font-mono text-sm font-normal text-ink-soft">{items.length}</span>
          )}
        </>
      }
    >
      {items.length === 0 && <p className="mt-3 text-ink-soft">{t('nonePlaced')}</p>}
      <ul
        ref={list}
        className={classNames(
          'mt-4 border-b empty:hidden',
          items.length > fewRows && 'relative max-h-160 overflow-y-auto [scrollbar-width:thin]',
        )}
        data-placed={items.length}
      >
        {items.map((item) => (
          <li
            key={item.id}
            // In a long list a row that is not seen costs nothing: there may be two hundred.
            className={classNames(
              'border-t',
              items.length > manyRows &&
                '[contain-intrinsic-size:auto_46px] [content-visibility:auto]',
            )}
            data-item={item.piece}
          >
            <Row
              {...{ design, item }}
              name={nameOf(item)}
              place={place({ camera, room }, item)}
              open={item.id === selected}
              collides={hit.has(item.id)}
              inWall={stuck.has(item.id)}
            />
            {item.id === selected && (
              <ItemControls
                design={design}
                item={item}
                looks={pieces.find(({ id }) => id === item.piece)?.variants ?? []}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {chosen &&
          t('saidItem', {
            name: nameOf(chosen),
            place: place({ camera, room }, chosen),
            turn: t('turnedBy', { turn: number(chosen.turn) }),
            scale: number(chosen.scale, 1),
          })}
        {chosen && hit.has(chosen.id) && ` ${t('saidCollides')}`}
        {chosen && stuck.has(chosen.id) && ` ${t('saidInWall')}`}
        {chosen && chosen.scale !== 1 && ` ${t('saidScale')}`}
      </p>
    </PanelSection>
  )
}

interface RowProps {
  design: Design
  item: Item
  name: string
  place: string
  open: boolean
  collides: boolean
  inWall: boolean
}

const Row = memo(({ design, item, name, place, open, collides, inWall }: RowProps) => {
  const { t, number } = useFormats()
  const { id, turn, scale } = item
  const trueSize = scale === 1
  // Whether it has its true size, and whether it overlaps another or a wall.
  const wrong = [
    !trueSize && t('notTrueSize'),
    collides && t('collides'),
    inWall && t('inWall'),
  ].filter((each) => each !== false)
  return (
    <button
      type="button"
      data-row=""
      aria-expanded={open}
      onClick={() => select(design, open ? null : id)}
      className="grid min-h-11 w-full grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-2.5 text-left text-sm hover:bg-ink/4 @2xl:grid-cols-[9rem_1fr_7rem_auto]"
    >
      <span className="font-semibold">{name} </span>
      <span className="col-start-1 font-mono text-xs text-ink-soft @2xl:col-start-auto">
        {place}{' '}
      </span>
      <span className="flex gap-4 font-mono text-xs tabular-nums @2xl:justify-end">
        <span>{t('turnedBy', { turn: number(turn) })} </span>
        <span>{t('scaledBy', { scale: number(scale, 1) })} </span>
      </span>
      <span className="flex flex-wrap gap-x-3 gap-y-1 text-xs @max-2xl:col-span-2 @2xl:justify-end">
        {trueSize && (
          <span className="flex items-center gap-1 text-good">
            <CheckIcon className="size-4" />
            {t('trueSize')}
          </span>
        )}
        {wrong.map((each) => (
          <span key={each} className="flex items-center gap-1 text-alert">
            <WarningIcon className="size-4" />
            {each}
          </span>
        ))}
      </span>
    </button>
  )
})

interface ItemControlsProps {
  design: Design
  item: Item
  looks: readonly PieceVariant[]
}

const lifts = { min: 0, max: maxLift, step: 0.01 } as const
const turns = { min: 0, max: 355, step: 5 } as const

/** All that can be done with one piece, without a pointer on the photo. */
function ItemControls({ design, item, looks }: ItemControlsProps) {
  const { t, number } = useFormats()
  const { id, turn, scale, lift = 0, wall } = item
  const [alone, setAlone] = useState(false)
  const mount = design.sizes[item.piece]?.mount ?? 'floor'
  const moves = [
    [t('moveLeft'), 'rotate-180', -0.1, 0],
    [t(wall ? 'moveUp' : 'moveAway'), '-rotate-90', 0, 0.1],
    [t(wall ? 'moveDown' : 'moveNear'), 'rotate-90', 0, -0.1],
    [t('moveRight'), '', 0.1, 0],
  ] as const
  const acts = [
    [t('turn90'), () => turnItemBy(design, id, 90)],
    [t('duplicate'), () => setAlone(!duplicateItem(design, id))],
    [t('remove'), () => removeItem(design, id)],
  ] as const
  return (
    <div className="grid gap-x-8 gap-y-4 pt-1 pb-5 @xl:grid-cols-2">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 @xl:col-span-2">
        <fieldset>
          <legend className="text-sm text-ink-soft">{t('move')}</legend>
          <div className="flex">
            {moves.map(([name, turned, right, ahead]) => (
              <IconButton
                key={name}
                name={name}
                onClick={() => moveItemBy(design, id, { right, ahead })}
              >
                <ArrowRightIcon className={turned} />
              </IconButton>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-2">
          {acts.map(([name, act]) => (
            <Button key={name} size="small" onClick={act}>
              {name}
            </Button>
          ))}
        </div>
        <p role="status" className="w-full text-sm text-alert empty:hidden">
          {alone && t('noPlaceBeside')}
        </p>
      </div>
      <Slider
        design={design}
        label={t('turn')}
        value={turn}
        range={turns}
        text={t('turnedBy', { turn: number(turn) })}
        onChange={(value) => turnItemBy(design, id, value - turn, `turn ${id}`)}
      />
      <Slider
        design={design}
        label={t('scale')}
        value={scale}
        range={scaleRange}
        text={t('scaledBy', { scale: number(scale, 1) })}
        onChange={(value) => scaleItemTo(design, id, value, `scale ${id}`)}
      />
      {mount !== 'floor' && (
        <Slider
          design={design}
          label={t('lift')}
          value={lift}
          range={lifts}
          text={t('cm', { value: number(lift * 100) })}
          onChange={(value) => liftItemTo(design, id, value)}
        />
      )}
      {looks.length > 0 && (
        <SelectField
          label={t('look')}
          value={item.variant}
          options={looks.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={({ target }) => setVariant(design, id, target.value)}
        />
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Button size="small" onClick={() => scaleItemTo(design, id, scale - scaleRange.coarse)}>
          {t('smaller')}
        </Button>
        <Button size="small" onClick={() => scaleItemTo(design, id, scale + scaleRange.coarse)}>
          {t('larger')}
        </Button>
        {scale !== 1 && (
          <Button size="small" variant="quiet" onClick={() => scaleItemTo(design, id, 1)}>
            {t('backToTrue')}
          </Button>
        )}
      </div>
    </div>
  )
}
