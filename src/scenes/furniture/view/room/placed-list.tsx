import { useSnapshot } from 'valtio'
import { CheckIcon } from '../../../../ui/icons/shell.tsx'
import { WarningIcon } from '../../../../ui/icons/tools.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { type Design, itemOf, select } from '../../model/room/design.ts'
import { collisions, type Item, type Sizes } from '../../model/room/item.ts'
import { useFormats } from './formats.ts'
import { ItemControls } from './item-controls.tsx'
import type { ShelfPiece } from './piece-shelf.tsx'

export interface PlacedListProps {
  design: Design
  pieces: readonly ShelfPiece[]
  sizes: Sizes
}

/** All that stands in the room, in words and figures; the chosen piece with everything that can be done with it. */
export function PlacedList({ design, pieces, sizes }: PlacedListProps) {
  const { t, number, place } = useFormats()
  // At once: React would put a slider back that is drawn a moment later.
  const { items, selected, camera } = useSnapshot(design, { sync: true })
  const hit = collisions(items, sizes)
  const nameOf = ({ piece }: Item) => pieces.find(({ id }) => id === piece)?.name ?? piece
  const chosen = itemOf({ items }, selected)
  return (
    <section aria-labelledby="placed" className="min-w-0">
      <Heading id="placed" level={3}>
        {t('placed')}
      </Heading>
      {items.length === 0 && <p className="mt-3 text-ink-soft">{t('nonePlaced')}</p>}
      <ul className="mt-4 border-b empty:hidden" data-placed={items.length}>
        {items.map((item) => (
          <li key={item.id} className="border-t" data-item={item.piece}>
            <button
              type="button"
              aria-expanded={item.id === selected}
              onClick={() => select(design, item.id === selected ? null : item.id)}
              className="grid min-h-11 w-full grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-2.5 text-left text-sm hover:bg-ink/4 sm:grid-cols-[9rem_1fr_7rem_auto]"
            >
              <span className="font-semibold">{nameOf(item)} </span>
              <span className="col-start-1 font-mono text-xs text-ink-soft sm:col-start-auto">
                {place(camera, item)}{' '}
              </span>
              <span className="flex gap-4 font-mono text-xs tabular-nums sm:justify-end">
                <span>{t('turnedBy', { turn: number(item.turn) })} </span>
                <span>{t('scaledBy', { scale: number(item.scale, 1) })} </span>
              </span>
              <Marks trueSize={item.scale === 1} collides={hit.has(item.id)} />
            </button>
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
            place: place(camera, chosen),
            turn: t('turnedBy', { turn: number(chosen.turn) }),
            scale: number(chosen.scale, 1),
          })}
      </p>
    </section>
  )
}

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
