import { memo, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import { CheckIcon } from '../../../../ui/icons/shell.tsx'
import { WarningIcon } from '../../../../ui/icons/tools.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { type Design, itemOf, select } from '../../model/room/design.ts'
import { collisions, type Item, type Sizes } from '../../model/room/item.ts'
import { useFormats } from './formats.ts'
import { ItemControls } from './item-controls.tsx'
import type { ShelfPiece } from './piece-shelf.tsx'

const manyRows = 30

export interface PlacedListProps {
  design: Design
  pieces: readonly ShelfPiece[]
  sizes: Sizes
}

/** All that stands in the room, in words and figures; the chosen piece with everything that can be done with it. */
export function PlacedList({ design, pieces, sizes }: PlacedListProps) {
  const { t, number, place } = useFormats()
  // At once: React would put a slider back that is drawn a moment later.
  const { items, selected, camera, room } = useSnapshot(design, { sync: true })
  const hit = useMemo(() => collisions(items, sizes), [items, sizes])
  const nameOf = ({ piece }: Pick<Item, 'piece'>) =>
    pieces.find(({ id }) => id === piece)?.name ?? piece
  const chosen = itemOf({ items }, selected)
  return (
    <section aria-labelledby="placed" className="min-w-0">
      <Heading id="placed" level={3}>
        {t('placed')}
        {items.length > 1 && (
          <span className="ml-2 font-mono text-sm font-normal text-ink-soft">{items.length}</span>
        )}
      </Heading>
      {items.length === 0 && <p className="mt-3 text-ink-soft">{t('nonePlaced')}</p>}
      <ul
        className="mt-4 max-h-160 overflow-y-auto border-b [scrollbar-width:thin] empty:hidden"
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
              id={item.id}
              name={nameOf(item)}
              place={place({ camera, room }, item)}
              turn={item.turn}
              scale={item.scale}
              open={item.id === selected}
              collides={hit.has(item.id)}
              design={design}
            />
            {item.id === selected && (
              <ItemControls
                design={design}
                item={item}
                looks={pieces.find(({ id }) => id === item.piece)?.variants ?? []}
                mount={sizes[item.piece]?.mount ?? 'floor'}
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
        {chosen && chosen.scale !== 1 && ` ${t('saidScale')}`}
      </p>
    </section>
  )
}

interface RowProps {
  id: number
  name: string
  place: string
  turn: number
  scale: number
  open: boolean
  collides: boolean
  design: Design
}

const Row = memo(({ id, name, place, turn, scale, open, collides, design }: RowProps) => {
  const { t, number } = useFormats()
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => select(design, open ? null : id)}
      className="grid min-h-11 w-full grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-2.5 text-left text-sm hover:bg-ink/4 sm:grid-cols-[9rem_1fr_7rem_auto]"
    >
      <span className="font-semibold">{name} </span>
      <span className="col-start-1 font-mono text-xs text-ink-soft sm:col-start-auto">
        {place}{' '}
      </span>
      <span className="flex gap-4 font-mono text-xs tabular-nums sm:justify-end">
        <span>{t('turnedBy', { turn: number(turn) })} </span>
        <span>{t('scaledBy', { scale: number(scale, 1) })} </span>
      </span>
      <Marks trueSize={scale === 1} collides={collides} />
    </button>
  )
})

/** Whether a piece has its true size, and whether it stands in another. */
function Marks({ trueSize, collides }: { trueSize: boolean; collides: boolean }) {
  const { t } = useFormats()
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 text-xs max-sm:col-span-2 sm:justify-end">
      {trueSize ? (
        <span className="flex items-center gap-1 text-good">
          <CheckIcon className="size-4" />
          {t('trueSize')}
        </span>
      ) : (
        <span className="flex items-center gap-1 text-alert">
          <WarningIcon className="size-4" />
          {t('notTrueSize')}
        </span>
      )}
      {collides && (
        <span className="flex items-center gap-1 text-alert">
          <WarningIcon className="size-4" />
          {t('collides')}
        </span>
      )}
    </span>
  )
}
