import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type CornerBracketsProps = ComponentProps<'div'> & {
  /** What is within, in mono at its upper right. */
  label?: ReactNode
  /** Holds the brackets on their target without a pointer. */
  locked?: boolean
  /** How far inside the box the brackets lock on. */
  inset?: 'none' | 'small'
}

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right']

const insets = { none: 'inset-0', small: 'inset-3.5 sm:inset-4' }

/**
 * Corner brackets round a real thing that opens. They stand a little off and lock on when the thing inside, or a
 * `group` link around it, is pointed at or focused.
 */
export function CornerBrackets({
  label,
  locked = false,
  inset = 'small',
  className,
  children,
  ...props
}: CornerBracketsProps) {
  return (
    <div className={classNames('group/brackets relative', className)} {...props}>
      {children}
      <div className={classNames('pointer-events-none absolute', insets[inset])}>
        {corners.map((corner) => (
          <span
            key={corner}
            aria-hidden="true"
            className={classNames('corner-bracket', corner, !locked && 'loose')}
          />
        ))}
        {label && <BracketLabel className="top-3 right-3">{label}</BracketLabel>}
      </div>
    </div>
  )
}

/** The name of what brackets frame; `className` places it. */
export const BracketLabel = ({ className, ...props }: ComponentProps<'span'>) => (
  <span
    className={classNames(
      'absolute rounded-sm bg-tag px-2 py-1 font-mono text-xs leading-4 text-white',
      className,
    )}
    {...props}
  />
)
