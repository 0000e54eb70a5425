import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/brand/logo.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import type { NavigationItem, ShellProps } from './props.ts'

interface FooterListProps {
  title?: string
  /** Those with an `href` are links, the others plain words. */
  items: { label: string; href?: string }[]
}

function FooterList({ title, items }: FooterListProps) {
  return (
    <div>
      {title && <h2 className="mb-4 kind">{title}</h2>}
      <ul className="space-y-2.5 text-[0.9375rem]">
        {items.map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <SiteLink href={href} className="quiet-link">
                {label}
              </SiteLink>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

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
          {/* Quick links, and what there is for whom in plain words. */}
          <div className="footer-lists">
            <FooterList title={t('quickLinks')} items={site.quickLinks} />
            <FooterList title={t('industries')} items={words(site.industries)} />
            <FooterList title={t('arFeatures')} items={words(site.features)} />
          </div>
        </div>
        <SiteMap items={navigation.items} />
        <FooterMeta locale={locale} path={path} year={year} />
      </Container>
    </footer>
  )
}

const words = (labels: string[]) => labels.map((label) => ({ label }))

/** Every page of the navigation at a glance: where the menu button leads before scripts. */
function SiteMap({ items }: { items: NavigationItem[] }) {
  const { t } = useTranslation('shell')
  return (
    <nav
      id="site-map"
      aria-labelledby="site-map-title"
      className="mt-12 grid gap-x-8 gap-y-6 border-t pt-8 lg:grid-cols-12"
    >
      <h2 id="site-map-title" className="kind lg:col-span-5">
        {t('siteMap')}
      </h2>
      <div className="footer-lists">
        <FooterList items={items.filter((item) => !item.children)} />
        {items.map(
          (item) =>
            item.children && <FooterList key={item.href} items={[item, ...childrenOf(item)]} />,
        )}
      </div>
    </nav>
  )
}

/** Without the one that leads to the same page as the entry itself. */
const childrenOf = ({ href, children = [] }: NavigationItem) =>
  children.filter((child) => child.href !== href)

/** Copyright, legal pages and languages. */
function FooterMeta({ locale, path, year }: Pick<ShellProps, 'locale' | 'path' | 'year'>) {
  const { t } = useTranslation('shell')
  return (
    <div className="footer-meta">
      <p>{t('copyright', { year })}</p>
      <ul>
        {(['privacy', 'terms'] as const).map((name) => (
          <li key={name}>
            <SiteLink href={`/${name}`} className="quiet-link">
              {t(name)}
            </SiteLink>
          </li>
        ))}
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

/** How long the thanks stand, milliseconds. */
const THANKS_DURATION = 3000

/** Takes an address and gives thanks. Nothing is sent anywhere. */
export function Newsletter() {
  const { t } = useTranslation('shell')
  const id = useId()
  const [thanked, setThanked] = useState(0)

  useEffect(() => {
    if (!thanked) return
    const idle = setTimeout(() => setThanked(0), THANKS_DURATION)
    return () => clearTimeout(idle)
  }, [thanked])

  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (String(new FormData(form).get('email')).trim() === '') return
    form.reset()
    setThanked(thanked + 1)
  }

  return (
    <form noValidate onSubmit={subscribe} className="mt-8 needs-scripts">
      <label htmlFor={id} className="block text-sm font-medium">
        {t('newsletter')}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={t('newsletterPlaceholder')}
          className="text-field"
        />
        <Button type="submit">{t('subscribe')}</Button>
      </div>
      <p aria-live="polite" className="mt-2 min-h-6 text-sm text-good">
        {thanked > 0 && t('subscribed')}
      </p>
    </form>
  )
}
