import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalogue.ts'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { download } from '../../../../ui/download.ts'
import { Heading } from '../../../../ui/layout/heading.tsx'
import type { RoomSaving } from '../../model/session.ts'
import { shoppingCsv, shoppingList } from '../../model/shopping.ts'
import { ShoppingTable } from './shopping-table.tsx'

export interface ShoppingListProps {
  design: Design
  saving: RoomSaving
  pieces: readonly ShelfPiece[]
}

/** What would be bought: by piece and colour with sizes and counts, as a table, as a CSV file and on paper. */
export function ShoppingList({ design, saving, pieces }: ShoppingListProps) {
  const { t } = useTranslation('furniture')
  const { items } = useSnapshot(design)
  const { name } = useSnapshot(saving)
  const rows = useMemo(() => shoppingList(items, pieces), [items, pieces])
  const [printing, setPrinting] = useState(false)
  const [note, setNote] = useState<string>()
  useEffect(() => {
    if (!printing) return
    const done = () => setPrinting(false)
    addEventListener('afterprint', done, { once: true })
    print()
    return () => removeEventListener('afterprint', done)
  }, [printing])
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
    <section aria-labelledby="shopping" className="mt-10 min-w-0">
      <Heading id="shopping" level={3}>
        {t('shopping')}
      </Heading>
      <ShoppingTable rows={rows} label={t('shopping')} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" className="min-h-11" onClick={save}>
          {t('saveCsv')}
        </Button>
        <Button size="small" variant="quiet" className="min-h-11" onClick={() => setPrinting(true)}>
          {t('printList')}
        </Button>
      </div>
      <p role="status" className="mt-1 font-kind text-xs wrap-anywhere text-ink-soft">
        {note}
      </p>
      {printing &&
        createPortal(
          <main data-print-sheet="" className="hidden print:block">
            <h1 className="text-title font-semibold">{name || t('shopping')}</h1>
            <ShoppingTable rows={rows} label={t('shopping')} />
          </main>,
          document.body,
        )}
    </section>
  )
}
