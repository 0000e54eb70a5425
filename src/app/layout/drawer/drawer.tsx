import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LanguageLinks } from '../language/language-links.tsx'
import type { ShellProps } from '../props.ts'
import { ThemeOptions } from '../theme/theme-options.tsx'
import { Accordion } from './accordion.tsx'
import { DrawerAccount } from './drawer-account.tsx'
import { DrawerLink } from './drawer-link.tsx'

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
