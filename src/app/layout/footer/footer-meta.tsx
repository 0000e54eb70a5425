import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../ui/site-link.tsx'
import { LanguageLinks } from '../language/language-links.tsx'
import type { ShellProps } from '../props.ts'

/** Copyright, legal pages and languages. */
export function FooterMeta({ locale, path, year }: Pick<ShellProps, 'locale' | 'path' | 'year'>) {
  const { t } = useTranslation('shell')
  return (
    <div className="footer-meta">
      <p>{t('copyright', { year })}</p>
      <ul>
        <li>
          <SiteLink href="/privacy" className="quiet-link">
            {t('privacy')}
          </SiteLink>
        </li>
        <li>
          <SiteLink href="/terms" className="quiet-link">
            {t('terms')}
          </SiteLink>
        </li>
      </ul>
      <nav aria-label={t('language')}>
        <LanguageLinks
          locale={locale}
          path={path}
          linkClassName="quiet-link aria-[current]:text-ink"
        />
      </nav>
    </div>
  )
}
