import { type Locale, languageByLocale, localePath, locales } from '../../site/locales.ts'
import { Flag } from '../../ui/brand/flag.tsx'

interface LanguageLinksProps {
  locale: Locale
  /** Of the page, without a language prefix: each link leads to the same page. */
  path: string
  linkClassName: string
}

/** The languages, each in its own words. Plain links: another language is another page. */
export function LanguageLinks({ locale, path, linkClassName }: LanguageLinksProps) {
  return (
    <ul>
      {locales.map((each) => (
        <li key={each}>
          <a
            href={localePath(each, path)}
            hrefLang={each}
            lang={each}
            onClick={({ currentTarget }) => {
              // Query and fragment are kept, and with them the visitor's choices on the page.
              currentTarget.href = localePath(each, path) + location.search + location.hash
            }}
            aria-current={each === locale ? 'true' : undefined}
            className={linkClassName}
          >
            <Flag locale={each} />
            {languageByLocale[each].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
