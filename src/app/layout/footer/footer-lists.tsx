import { useTranslation } from 'react-i18next'
import type { SiteSettings } from '../../../documents/refs.ts'
import { FooterList } from './footer-list.tsx'

const words = (labels: string[]) => labels.map((label) => ({ label }))

/** Quick links, and what there is for whom in plain words. */
export function FooterLists({ site }: { site: SiteSettings }) {
  const { t } = useTranslation('shell')
  return (
    <div className="footer-lists">
      <FooterList title={t('quickLinks')} items={site.quickLinks} />
      <FooterList title={t('industries')} items={words(site.industries)} />
      <FooterList title={t('arFeatures')} items={words(site.features)} />
    </div>
  )
}
