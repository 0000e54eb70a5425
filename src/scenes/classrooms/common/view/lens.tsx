import type { ComponentProps } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

/** Across, in units of its drawing. */
export const lensSize = 200

/**
 * A round lens in the corner of the scene; its drawing has the middle at half of {@link lensSize}. What it shows is
 * read out elsewhere.
 */
export function Lens({ className, children, ...svg }: ComponentProps<'svg'>) {
  const middle = lensSize / 2
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${lensSize} ${lensSize}`}
      className={classNames(
        'pointer-events-none absolute top-[4%] right-[3%] overflow-hidden rounded-full bg-[#fdfcf9] shadow',
        className,
      )}
      {...svg}
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
