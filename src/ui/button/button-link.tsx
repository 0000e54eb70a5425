import { SiteLink, type SiteLinkProps } from '../site-link.tsx'
import { type ButtonLook, buttonStyle } from './button-style.ts'

export type ButtonLinkProps = Omit<SiteLinkProps, 'className'> & ButtonLook

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <SiteLink className={buttonStyle({ variant, size, className })} {...props} />
}
