import { classNames } from '../class-names.ts'

/**
 * A share as the length of a bar, in the colour of the text. Its figure stands beside it in words.
 * An SVG, because a length in a `style` attribute would not pass the content security policy.
 * @param percent  0…100
 */
export function Bar({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('block h-2 w-full rounded-xs bg-ink/10', className)}
    >
      <rect width={percent} height="1" className="fill-current transition-[width] duration-500" />
    </svg>
  )
}
