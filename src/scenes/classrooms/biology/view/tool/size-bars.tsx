import { useTranslation } from 'react-i18next'
import { logScale } from '../../../../../ui/charts/axes.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { biologyConfig, type PartId, type SizeRange } from '../../config.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import type { Station } from '../../model/secretion.ts'
import { inLargestUnit } from '../../model/size.ts'

const { cell, parts, scale } = biologyConfig
const x = logScale(scale.from, scale.to)
/** The decades of the scale, meters. */
const decades = x.ticks(5)
const rows = [['cell', cell], ...Object.entries(parts)].sort(
  ([, a], [, b]) => (b as SizeRange).to - (a as SizeRange).to,
) as ['cell' | PartId, SizeRange][]

const place = (meters: number) => `${x(meters).toFixed(2)}%`

/** True sizes, each decade as wide as the next: what the drawing had to enlarge is seen here. */
export function SizeBars({ chosen }: { chosen: Station }) {
  const { t, i18n } = useTranslation('biology')
  const sizeText = useSizeText()
  const tick = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 })
  return (
    <figure aria-labelledby="cell-sizes">
      <figcaption id="cell-sizes" className="kind">
        {t('sizes')}
      </figcaption>
      <ul className="mt-3">
        {rows.map(([id, size]) => {
          const ink = id === chosen
          // A single figure is a mark.
          const width = Math.max(0.8, x(size.to) - x(size.from))
          return (
            <li
              key={id}
              className={classNames(
                'grid grid-cols-[6.5rem_1fr] items-center gap-x-4 border-t py-1.5 text-sm sm:grid-cols-[8.5rem_1fr_9rem]',
                ink && 'font-semibold text-signal',
              )}
            >
              <span className="min-w-0 hyphens-auto">{t(`name_${id}`)}</span>
              <svg aria-hidden="true" className="h-4 w-full overflow-visible">
                {decades.map((meters) => (
                  <line
                    key={meters}
                    x1={place(meters)}
                    x2={place(meters)}
                    y1="-7"
                    y2="23"
                    className="stroke-line"
                  />
                ))}
                <rect
                  x={place(size.from)}
                  y="3"
                  width={`${width.toFixed(2)}%`}
                  height="10"
                  className={ink ? 'fill-signal' : 'fill-ink'}
                />
              </svg>
              <span
                suppressHydrationWarning
                className="font-mono text-xs font-normal whitespace-nowrap max-sm:col-start-2 sm:text-right"
              >
                {sizeText(size)}
              </span>
            </li>
          )
        })}
      </ul>
      <div
        aria-hidden="true"
        className="grid grid-cols-[6.5rem_1fr] gap-x-4 border-t border-ink sm:grid-cols-[8.5rem_1fr_9rem]"
      >
        <span className="pt-1.5 kind">{t('unit_axis')}</span>
        <svg aria-hidden="true" className="h-7 w-full overflow-visible">
          {decades.map((meters) => (
            <text
              key={meters}
              x={place(meters)}
              y="18"
              textAnchor="middle"
              suppressHydrationWarning
              className="fill-ink-soft font-mono text-[0.6875rem]"
            >
              {tick.format(Number((meters * 1e6).toPrecision(1)))}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  )
}

/** A size as a person reads it: one figure, or two with a dash between them, and the unit. */
export function useSizeText(): (size: SizeRange) => string {
  const { t, i18n } = useTranslation('biology')
  const format = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 2 })
  return (size) => {
    const { from, to, unit } = inLargestUnit(size)
    const figures = from === to ? [to] : [from, to]
    return t(`unit_${unit}`, { figure: figures.map((one) => format.format(one)).join('–') })
  }
}

/** Lights up the part that the protein is at. */
export const StationSizes = ({ lab }: { lab: CellLab }) => <SizeBars chosen={lab.at} />
