import { classNames } from '../class-names.ts'

/** How much a button asks for: `primary` once a view, `outline` beside it, `quiet` in rows and bars. */
export type ButtonVariant = 'primary' | 'outline' | 'quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}

// Whole names, so that Tailwind finds them.
const variants: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  outline: 'button-outline',
  quiet: 'button-quiet',
}

const sizes: Record<ButtonSize, string> = {
  small: 'button-small',
  medium: 'button-medium',
  large: 'button-large',
}

/** The classes of a button, for the rare element that looks like one and is neither `Button` nor `ButtonLink`. */
export function buttonStyle({
  variant = 'outline',
  size = 'medium',
  className,
}: ButtonLook): string {
  return classNames('button', variants[variant], sizes[size], className)
}
