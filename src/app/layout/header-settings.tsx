import type { Locale } from '../../site/locales.ts'
import { LanguageMenu } from './language/language-menu.tsx'
import { ThemeMenu } from './theme/theme-menu.tsx'

/** How the site is shown: in which language, and how light. */
export function HeaderSettings(props: { locale: Locale; path: string }) {
  return (
    <div className="flex items-center gap-1 lg:gap-2">
      <LanguageMenu {...props} />
      <ThemeMenu />
    </div>
  )
}
