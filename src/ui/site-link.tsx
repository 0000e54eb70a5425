import type { ComponentProps } from 'react'
import { Link, useRouter } from 'wouter'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A link of the site: a path (`/contact`) goes through the router and gets the language's prefix there; a fragment, an
 * address or a mail link is left to the browser.
 */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  const { base } = useRouter()
  if (!href.startsWith('/')) return <a href={href} {...props} />
  // `~` is past the base: the router would write the home page as `/es/`, whose one address is `/es`.
  return <Link href={href === '/' && base ? `~${base}` : href} {...props} />
}
