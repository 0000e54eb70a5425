import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../ui/site-link.tsx'
import { LanguageLinks } from '../language/language-links.tsx'
import type { ShellProps } from '../props.ts'

/** Copyright, legal pages and languages. */
export function FooterMeta({ locale, path, year }: Pick<ShellProps, 'locale' | 'path' | 'year'>) {
  const { t } = useTranslation('shell')
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t pt-6 text-sm text-ink-soft">
      <p>{t('copyright', { year })}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
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
          className="flex flex-wrap gap-x-6 gap-y-2"
          linkClassName="quiet-link aria-[current]:text-ink"
        />
      </nav>
    </div>
  )
}
