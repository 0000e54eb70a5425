import { useTranslation } from 'react-i18next'
import { type Locale, languages } from '../../site/locales.ts'
import { Flag } from '../../ui/brand/flag.tsx'
import { Dropdown } from '../../ui/dropdown/dropdown.tsx'
import { ChevronDownIcon, ContrastIcon } from '../../ui/icons/shell.tsx'
import { sayLoadFailure } from '../../ui/load-failure/store.ts'
import { useLoaded } from '../../ui/use-loaded.ts'

import { AccountArea } from './account/account-area.tsx'
import { LanguageLinks } from './language-links.tsx'

const loadThemeOptions = () => import('./theme-options.tsx')

/** The theme's switch in the header; there is none to switch without scripts. */
function ThemeMenu() {
  const { t } = useTranslation('shell')
  return (
    <Dropdown
      label={t('theme')}
      trigger={<ContrastIcon />}
      className="needs-scripts relative max-lg:hidden"
      buttonClassName="min-w-11"
    >
      {(open) => <LoadedOptions open={open} />}
    </Dropdown>
  )
}

function LoadedOptions({ open }: { open: boolean }) {
  const module = useLoaded(loadThemeOptions, open, sayLoadFailure)
  return module && <module.ThemeOptions />
}

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
