import { type ComponentProps, useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

/** Across, in units of its drawing. */
export const lensSize = 200

/**
 * A round lens in the corner of the scene, or a part of a drawing; its own drawing has the middle at half of
 * {@link lensSize}. What it shows is read out elsewhere.
 */
export function Lens({ className, children, ...svg }: ComponentProps<'svg'>) {
  const id = useId()
  const middle = lensSize / 2
  const round = { cx: middle, cy: middle, r: middle - 2.5 }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${lensSize} ${lensSize}`}
      className={classNames(
        'pointer-events-none absolute top-[4%] right-[3%] rounded-full shadow',
        className,
      )}
      {...svg}
    >
      <clipPath id={id}>
        <circle {...round} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <circle {...round} className="fill-[#fdfcf9]" />
        {children}
      </g>
      <circle {...round} strokeWidth="5" className="fill-none stroke-[#3b4350]" />
    </svg>
  )
}
