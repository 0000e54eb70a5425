import { classNames } from '../../../ui/class-names.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { NavigationLink } from '../props.ts'

interface DrawerLinkProps {
  link: Pick<NavigationLink, 'label' | 'href'>
  path: string
  onChoose: () => void
  className?: string
}

export function DrawerLink({ link, path, onChoose, className }: DrawerLinkProps) {
  return (
    <SiteLink
      href={link.href}
      onClick={onChoose}
      aria-current={link.href === path ? 'page' : undefined}
      className={classNames(
        'flex min-h-12 items-center font-medium aria-[current]:text-signal',
        className,
      )}
    >
      {link.label}
    </SiteLink>
  )
}
