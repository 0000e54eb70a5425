import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { DimensionLine } from './dimension-line.tsx'

export type ReticleProps = ComponentProps<'div'> & {
  /** What is in the reticle, in mono at its upper right. */
  label?: ReactNode
  /** Its measured width, on a dimension line below. */
  dimension?: ReactNode
  /** Holds the brackets on their target without a pointer. */
  locked?: boolean
  /** How far inside the box the brackets lock on. */
  inset?: 'none' | 'small' | 'large'
}

const corners = [
  { place: 'top-0 left-0 border-t-2 border-l-2', loose: '-translate-x-2 -translate-y-2' },
  { place: 'top-0 right-0 border-t-2 border-r-2', loose: 'translate-x-2 -translate-y-2' },
  { place: 'bottom-0 left-0 border-b-2 border-l-2', loose: '-translate-x-2 translate-y-2' },
  { place: 'right-0 bottom-0 border-r-2 border-b-2', loose: 'translate-x-2 translate-y-2' },
]

const insets = { none: 'inset-0', small: 'inset-3.5 sm:inset-4', large: 'inset-[10%]' }

/**
 * Corner brackets round a real thing that opens. They stand a little off and lock on when the thing inside, or a
 * `group` link around it, is pointed at or focused.
 */
export function Reticle({
  label,
  dimension,
  locked = false,
  inset = 'small',
  className,
  children,
  ...props
}: ReticleProps) {
  const lockOn =
    'group-hover:translate-0 group-hover:opacity-100 group-focus-visible:translate-0 group-focus-visible:opacity-100 ' +
    'group-hover/reticle:translate-0 group-hover/reticle:opacity-100 ' +
    'group-focus-within/reticle:translate-0 group-focus-within/reticle:opacity-100'
  return (
    <div className={classNames('group/reticle relative', className)} {...props}>
      {children}
      <div className={classNames('pointer-events-none absolute', insets[inset])}>
        {corners.map(({ place, loose }) => (
          <span
            key={place}
            aria-hidden="true"
            className={classNames(
              'absolute size-6 border-[color:var(--reticle)] transition-[translate,opacity] duration-300 ease-out sm:size-7',
              place,
              !locked && classNames(loose, 'opacity-70', lockOn),
            )}
          />
        ))}
        {label && (
          <span className="absolute top-3 right-3 rounded-sm bg-[#14171f] px-2 py-1 font-mono text-xs leading-4 text-white">
            {label}
          </span>
        )}
        {dimension && (
          <span className="absolute inset-x-0 bottom-3 px-2 text-white">
            <DimensionLine>{dimension}</DimensionLine>
          </span>
        )}
      </div>
    </div>
  )
}
