import { useTranslation } from 'react-i18next'
import { Logo } from '../../../ui/brand/logo.tsx'
import { Container } from '../../../ui/layout/container.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { ShellProps } from '../props.ts'
import { FooterLists } from './footer-lists.tsx'
import { FooterMeta } from './footer-meta.tsx'
import { Newsletter } from './newsletter.tsx'
import { SiteMap } from './site-map.tsx'

type FooterProps = Omit<ShellProps, 'children'>

export function Footer({ navigation, site, locale, path, year }: FooterProps) {
  const { t } = useTranslation('shell')
  return (
    <footer className="no-print dark border-t bg-paper text-ink">
      <Container className="pt-16 pb-8 lg:pt-20">
        <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="max-w-lg lg:col-span-5">
            <SiteLink
              href="/"
              aria-label={t('homeOf')}
              className="inline-flex min-h-11 items-center"
            >
              <Logo brand={site.brand} />
            </SiteLink>
            <p className="mt-4 text-ink-soft">{site.footer}</p>
            <Newsletter />
          </div>
          <FooterLists site={site} />
        </div>
        <SiteMap items={navigation.items} />
        <FooterMeta locale={locale} path={path} year={year} />
      </Container>
    </footer>
  )
}
