import { useTranslation } from 'react-i18next'
import type { NavigationItem } from '../props.ts'
import { FooterList } from './footer-list.tsx'

/** Every page of the navigation at a glance: where the menu button leads before scripts. */
export function SiteMap({ items }: { items: NavigationItem[] }) {
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
