import type { Dashboard } from '../../documents/refs.ts'
import { classNames } from '../../ui/class-names.ts'
import { Badge } from '../../ui/layout/badge.tsx'

/** Four figures on one panel, with the word that they are samples. */
export function Glance({ page, className }: { page: Dashboard; className?: string }) {
  return (
    <div className={classNames('self-start rounded border bg-surface', className)}>
      <div className="flex items-center justify-between gap-4 px-5 py-4 sm:px-7">
        <h2 className="kind">{page.tilesTitle}</h2>
        <Badge>{page.sample}</Badge>
      </div>
      <dl className="grid grid-cols-2 border-t">
        {page.tiles.map((tile) => (
          <div
            key={tile.title}
            className="min-w-0 px-5 py-6 even:border-l nth-[n+3]:border-t sm:px-7"
          >
            <dt className="text-[0.9375rem] text-ink-soft">{tile.title}</dt>
            <dd className="mt-3 text-title font-semibold tabular-nums">{tile.value}</dd>
            <dd className="mt-2 font-mono text-xs text-good">{tile.change}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
