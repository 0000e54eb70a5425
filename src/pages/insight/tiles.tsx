import type { Insight } from '../../../content/schemas/insight.ts'
import { classNames } from '../../ui/class-names.ts'
import { ArrowUpIcon } from '../../ui/icons/tools.tsx'

export interface TilesProps {
  tiles: Insight['tiles']
  /** What the changes are measured against. */
  note: string
  /** What stands instead of the tiles' figures. */
  figures?: string[] | undefined
  className?: string
}

/** Four figures of the day on one hairline, each with its change. */
export function Tiles({ tiles, note, figures, className }: TilesProps) {
  return (
    <div className={className}>
      <dl className="grid border-t sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map((tile, index) => (
          <div
            key={tile.title}
            className="border-b py-6 sm:px-6 sm:odd:pl-0 sm:even:border-l lg:not-first:border-l lg:not-first:pl-6"
          >
            <dt className="text-ink-soft">{tile.title}</dt>
            <dd className="mt-4 flex flex-wrap items-baseline gap-x-2.5">
              <span className={classNames('text-title font-semibold', figures && 'tabular-nums')}>
                {figures?.[index] ?? tile.value}
              </span>
              <span className="text-ink-soft">{tile.unit}</span>
            </dd>
            <dd className="mt-3 flex items-center gap-1 font-mono text-xs text-good">
              <ArrowUpIcon className="size-3.5" />
              {tile.change}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 font-mono text-xs text-ink-soft">{note}</p>
    </div>
  )
}
