import type { Locale } from '../../site/locales.ts'
import { AccountArea } from './account/account-area.tsx'
import { LanguageMenu } from './language/language-menu.tsx'
import { ThemeMenu } from './theme/theme-menu.tsx'

/** How the site is shown, that is in which language and how light, and who is signed in. */
export function HeaderControls(props: { locale: Locale; path: string }) {
  return (
    <div className="flex items-center gap-1 lg:gap-2">
      <LanguageMenu {...props} />
      <ThemeMenu />
      <AccountArea />
    </div>
  )
}
