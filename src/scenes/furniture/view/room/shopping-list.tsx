import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { type CatalogPiece, centimetersOf } from '../../../../room-photo/model/design/catalog.ts'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { PanelSection, TouchButton } from '../../../../room-photo/view/controls.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { download } from '../../../../ui/download.ts'
import { usePrinting } from '../../../../ui/use-printing.ts'
import type { RoomSaving } from '../../model/session.ts'
import { type ShoppingRow, shoppingCsv, shoppingList } from '../../model/shopping.ts'

interface ShoppingListProps {
  design: Design
  saving: RoomSaving
  pieces: readonly CatalogPiece[]
}

/** What would be bought: by piece and color with sizes and counts, as a table, as a CSV file and on paper. */
export function ShoppingList({ design, saving, pieces }: ShoppingListProps) {
  const { t } = useTranslation('furniture')
  const { items } = useSnapshot(design)
  const { name } = useSnapshot(saving)
  const rows = useMemo(() => shoppingList(items, pieces), [items, pieces])
  const [isPrinting, print] = usePrinting()
  const [note, setNote] = useState<string>()
  if (rows.length === 0) return null
  const titles = ['piece', 'look', 'widthCm', 'depthCm', 'heightCm', 'count'] as const
  const save = () => {
    const csv = shoppingCsv(
      titles.map((title) => t(title)),
      rows,
    )
    const file = `furniture-list-${Date.now()}.csv`
    download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), file)
    setNote(t('saved', { name: file }))
  }
  return (
    <PanelSection id="shopping" className="mt-10" title={t('shopping')}>
      <ShoppingTable rows={rows} label={t('shopping')} />
      <div className="mt-4 flex flex-wrap gap-2">
        <TouchButton onClick={save}>{t('saveCsv')}</TouchButton>
        <TouchButton variant="quiet" onClick={print}>
          {t('printList')}
        </TouchButton>
      </div>
      <p role="status" className="mt-1 font-kind text-xs wrap-anywhere text-ink-soft">
        {note}
      </p>
      {isPrinting &&
        createPortal(
          <main data-print-sheet="" className="hidden print:block">
            <h1 className="text-title font-semibold">{name || t('shopping')}</h1>
            <ShoppingTable rows={rows} label={t('shopping')} />
          </main>,
          document.body,
        )}
    </PanelSection>
  )
}

/** The pieces of a room with their sizes in centimeters, and how many there are of each. */
function ShoppingTable({ rows, label }: { rows: readonly ShoppingRow[]; label: string }) {
  const { t } = useTranslation('furniture')
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <table
      aria-label={label}
      className="mt-4 w-full border-b text-left text-sm"
      data-shopping={total}
    >
      <thead>
        <tr className="text-ink-soft">
          {(['piece', 'look', 'sizeCm', 'count'] as const).map((title, column) => (
            <th
              key={title}
              scope="col"
              className={classNames('py-2 pr-3 font-normal last:pr-0', column > 1 && 'text-right')}
            >
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, color, count, altered, ...size }) => (
          <tr key={id} className="border-t">
            <th scope="row" className="py-2 pr-3 font-semibold">
              {name}
              {altered > 0 && (
                <span className="block text-xs font-normal text-ink-soft">{t('notTrueSize')}</span>
              )}
            </th>
            <td className="py-2 pr-3">{color}</td>
            <td className="py-2 pr-3 text-right font-mono text-xs whitespace-nowrap tabular-nums">
              {t('pieceSize', centimetersOf(size))}
            </td>
            <td className="py-2 text-right font-mono tabular-nums">{count}</td>
          </tr>
        ))}
        <tr className="border-t font-semibold">
          <th scope="row" colSpan={3} className="py-2 pr-3">
            {t('total')}
          </th>
          <td className="py-2 text-right font-mono tabular-nums">{total}</td>
        </tr>
      </tbody>
    </table>
  )
}
