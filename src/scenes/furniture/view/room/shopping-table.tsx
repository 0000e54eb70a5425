import { useTranslation } from 'react-i18next'
import { inCentimetres, type ShoppingRow } from '../../model/shopping.ts'

/** The pieces of a room with their sizes in centimetres, and how many there are of each. */
export function ShoppingTable({ rows, label }: { rows: readonly ShoppingRow[]; label: string }) {
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
          <th scope="col" className="py-2 pr-3 font-normal">
            {t('piece')}
          </th>
          <th scope="col" className="py-2 pr-3 font-normal">
            {t('look')}
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-normal">
            {t('sizeCm')}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t('count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, colour, width, depth, height, count, altered }) => (
          <tr key={id} className="border-t">
            <th scope="row" className="py-2 pr-3 font-semibold">
              {name}
              {altered > 0 && (
                <span className="block text-xs font-normal text-ink-soft">{t('notTrueSize')}</span>
              )}
            </th>
            <td className="py-2 pr-3">{colour}</td>
            <td className="py-2 pr-3 text-right font-mono text-xs whitespace-nowrap tabular-nums">
              {t('pieceSize', {
                width: inCentimetres(width),
                depth: inCentimetres(depth),
                height: inCentimetres(height),
              })}
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
