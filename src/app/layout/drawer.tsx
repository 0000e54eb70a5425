import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ChevronDownIcon, UserIcon } from '../../ui/icons/shell.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { useAuth } from '../../visitor/account.tsx'
import { type DialogName, openDialog } from '../../visitor/dialogs.ts'
import { LanguageLinks } from './language-links.tsx'
import type { NavigationLink, ShellProps } from './props.ts'
import { ThemeOptions } from './theme-options.tsx'

interface DrawerLinkProps {
  link: Pick<NavigationLink, 'label' | 'href'>
  path: string
  onChoose: () => void
  className?: string
}

function DrawerLink({ link, path, onChoose, className }: DrawerLinkProps) {
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

type DrawerProps = Pick<ShellProps, 'navigation' | 'locale' | 'path'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The whole menu from the right edge, on small screens. */
export function Drawer({ open, onOpenChange, navigation, locale, path }: DrawerProps) {
  const { t } = useTranslation('shell')
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('menu')}
      titleHidden
      closeLabel={t('close')}
      shape="sheet"
    >
      <nav aria-label={t('mainNavigation')} className="mt-10">
        <ul className="border-t">
          {navigation.items.map((item) => (
            <li key={item.href} className="border-b">
              {item.children ? (
                <Accordion label={item.label} links={item.children} path={path} onChoose={close} />
              ) : (
                <DrawerLink link={item} path={path} onChoose={close} className="text-lg" />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <DrawerAccount onLeave={close} />
      <div className="mt-6 grid grid-cols-2 gap-4 border-t pt-5">
        <section aria-labelledby="drawer-language">
          <h2 id="drawer-language" className="mb-1 kind">
            {t('language')}
          </h2>
          <LanguageLinks
            locale={locale}
            path={path}
            linkClassName="flex min-h-11 items-center gap-3 aria-[current]:font-semibold"
          />
        </section>
        <section aria-labelledby="drawer-theme">
          <h2 id="drawer-theme" className="mb-1 kind">
            {t('theme')}
          </h2>
          <ThemeOptions />
        </section>
      </div>
    </Dialog>
  )
}

interface AccordionProps {
  label: string
  links: NavigationLink[]
  path: string
  onChoose: () => void
}

/** A row of the drawer that unfolds its pages; open from the start when one of them is shown. */
function Accordion({ label, links, path, onChoose }: AccordionProps) {
  return (
    <details open={links.some((link) => link.href === path)} className="group/pages">
      <summary className="flex min-h-12 list-none items-center justify-between text-lg font-medium [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDownIcon className="transition-transform group-open/pages:rotate-180" />
      </summary>
      <ul className="mb-3 border-l pl-4">
        {links.map((link) => (
          <li key={link.href}>
            <DrawerLink link={link} path={path} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Login and sign-up, or the user, in the drawer; each press leaves it. */
function DrawerAccount({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell')
  const { user, logout } = useAuth()
  const open = (name: DialogName) => {
    onLeave()
    openDialog(name)
  }
  if (!user) {
    return (
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button onClick={() => open('login')}>{t('login')}</Button>
        <Button variant="primary" onClick={() => open('signup')}>
          {t('signUp')}
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-6">
      <p className="flex items-center gap-2 font-medium">
        <UserIcon />
        <span className="truncate">{user.name}</span>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <ButtonLink href="/dashboard" onClick={onLeave}>
          {t('dashboard')}
        </ButtonLink>
        <Button onClick={logout}>{t('logout')}</Button>
      </div>
    </div>
  )
}
