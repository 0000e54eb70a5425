import { useTranslation } from 'react-i18next'
import type { Locale } from '../../site/locales.ts'
import { languages } from '../../site/locales.ts'
import { Flag } from '../../ui/brand/flag.tsx'
import { Dropdown } from '../../ui/dropdown/dropdown.tsx'
import { ChevronDownIcon } from '../../ui/icons/shell.tsx'
import { AccountArea } from './account/account-area.tsx'
import { LanguageLinks } from './language/language-links.tsx'
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

/** The language shown, and the page in the others. */
function LanguageMenu({ locale, path }: { locale: Locale; path: string }) {
  const { t } = useTranslation('shell')
  return (
    <Dropdown
      trigger={
        <>
          <Flag locale={locale} />
          <span className="sr-only">
            {t('chooseLanguage', { language: languages[locale].name })}
          </span>
          <span className="font-kind text-xs uppercase lg:max-xl:hidden">{locale}</span>
          <ChevronDownIcon className="size-4" />
        </>
      }
    >
      <LanguageLinks locale={locale} path={path} linkClassName="menu-row" />
    </Dropdown>
  )
}
