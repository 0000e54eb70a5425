import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { SiteLink, type SiteLinkProps } from '../site-link.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonStyleProps

export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonStyle({ variant, size, className })} {...props} />
}

/** How much a button asks for: `primary` once a view, `outline` beside it, `quiet` in rows and bars. */
type ButtonVariant = 'primary' | 'outline' | 'quiet'
type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonStyleProps {
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
}: ButtonStyleProps): string {
  return classNames('button', variants[variant], sizes[size], className)
}

type ButtonLinkProps = Omit<SiteLinkProps, 'className'> & ButtonStyleProps & { label?: string }

/** A link that looks like a button; its label is its words, unless it has children. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, className, label, children = label, ...link } = props
  return (
    <SiteLink className={buttonStyle({ variant, size, className })} {...link}>
      {children}
    </SiteLink>
  )
}
