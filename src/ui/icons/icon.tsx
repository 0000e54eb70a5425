import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>

/**
 * A drawing on a 24 px grid in a 1.5 px line; 20 px unless told, in the color of the text.
 * It is decoration: the button or link around it carries the name.
 */
export function Icon({ d, className, ...props }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('size-5 shrink-0', className)}
      {...props}
    >
      <path d={d} />
    </svg>
  )
}

/**
 * Creates an icon component from one path.
 * @__NO_SIDE_EFFECTS__ so that unused icons are not bundled
 */
export const createIcon = (d: string) => (props: IconProps) => <Icon d={d} {...props} />
