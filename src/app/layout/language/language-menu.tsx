import { useTranslation } from 'react-i18next'
import { type Locale, languages } from '../../../site/locales.ts'
import { Flag } from '../../../ui/brand/flag.tsx'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { ChevronDownIcon } from '../../../ui/icons/shell.tsx'
import { LanguageLinks } from './language-links.tsx'

/** The language shown, and the page in the others. */
export function LanguageMenu({ locale, path }: { locale: Locale; path: string }) {
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
