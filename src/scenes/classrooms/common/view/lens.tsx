import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

/** Across, in units of its drawing. */
export const lensSize = 200

export interface LensProps {
  /** How large it is in the scene's box. */
  className: string
  children: ReactNode
  'data-cargo'?: string
  'data-lens'?: string
}

/**
 * A round lens in the corner of the scene; its drawing has the middle at half of {@link lensSize}. What it shows is
 * read out elsewhere.
 */
export function Lens({ className, children, ...data }: LensProps) {
  const middle = lensSize / 2
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${lensSize} ${lensSize}`}
      className={classNames(
        'pointer-events-none absolute top-[4%] right-[3%] overflow-hidden rounded-full bg-[#fdfcf9] shadow',
        className,
      )}
      {...data}
    >
      {children}
      <circle
        cx={middle}
        cy={middle}
        r={middle - 2.5}
        strokeWidth="5"
        className="fill-none stroke-[#3b4350]"
      />
    </svg>
  )
}
