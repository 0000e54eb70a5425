import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetPress } from '../../pages/islands/early-press.ts'
import { lazyIsland } from '../../pages/islands/lazy-island.tsx'
import { LoadFailureNote } from '../../ui/load-failure/load-failure-note.tsx'
import { Toaster } from '../../ui/toast/toaster.tsx'
import { followTheme } from '../../visitor/theme.ts'
import { AccountDialogsSlot } from './account/account-dialogs-slot.tsx'
import { Header } from './header.tsx'
import type { ShellProps } from './props.ts'

const Footer = lazyIsland(() => import('./footer.tsx'), 'Footer')

/** What stands round every page: header, footer, dialogs, toasts and notes. */
export function Shell({ navigation, site, locale, path, year, children }: ShellProps) {
  const { t } = useTranslation('shell')
  useEffect(followTheme, [])
  const [firstPath] = useState(path)
  const [moved, setMoved] = useState(false)
  // During rendering, so that the attribute is set before the next page's first styles apply.
  if (path !== firstPath && !moved) setMoved(true)
  return (
    <div className="flex min-h-dvh flex-col" onClickCapture={forgetPress}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-24 rounded bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Header navigation={navigation} brand={site.brand} locale={locale} path={path} />
      <main id="main" tabIndex={-1} data-moved={moved || undefined} className="grow">
        {children}
      </main>
      <Footer navigation={navigation} site={site} locale={locale} path={path} year={year} />
      <AccountDialogsSlot />
      <LoadFailureNote message={t('partNotLoaded')} closeLabel={t('close')} />
      <Toaster regionLabel={t('notifications')} closeLabel={t('close')} />
    </div>
  )
}
