import { useTranslation } from 'react-i18next'
import { Toaster } from '../../ui/toast/toaster.tsx'
import { useFollowedTheme } from '../../visitor/use-theme.ts'
import { AccountDialogsSlot } from './account/account-dialogs-slot.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header.tsx'
import type { ShellProps } from './props.ts'

/** What stands round every page: header, footer, dialogs, toasts. */
export function Shell({ navigation, site, locale, path, year, children }: ShellProps) {
  const { t } = useTranslation('shell')
  useFollowedTheme()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-24 rounded bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Header navigation={navigation} brand={site.brand} locale={locale} path={path} />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer navigation={navigation} site={site} locale={locale} path={path} year={year} />
      <AccountDialogsSlot />
      <Toaster regionLabel={t('notifications')} closeLabel={t('close')} />
    </div>
  )
}
