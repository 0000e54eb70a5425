import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyIsland } from '../../pages/islands/lazy-island.tsx'
import { Logo } from '../../ui/brand/logo.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useFetchAhead } from '../../ui/fetch-ahead.ts'
import { MenuIcon } from '../../ui/icons/shell.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { useHydrated } from '../../ui/use-alive.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { PrimaryMenu } from './primary-menu.tsx'
import type { ShellProps } from './props.ts'

const HeaderControls = lazyIsland(() => import('./header-controls.tsx'), 'HeaderControls')

/** Scrolled further than this, the header is compact; pixels. */
const COMPACT_AFTER = 50

type HeaderProps = Pick<ShellProps, 'navigation' | 'locale' | 'path'> & { brand: string }

export function Header({ navigation, brand, locale, path }: HeaderProps) {
  const { t } = useTranslation('shell')
  const compact = useScrolledPast(COMPACT_AFTER)

  // The outer box keeps its height; only the bar inside shrinks, so nothing below moves.
  return (
    <header
      data-compact={compact || undefined}
      className="group/header pointer-events-none sticky top-0 z-40 h-header shrink-0"
    >
      <div
        className={classNames(
          'pointer-events-auto border-b bg-paper transition-[height,box-shadow] duration-200',
          compact ? 'h-14 shadow-[0_1px_0_var(--line)]' : 'h-full',
        )}
      >
        <Container className="flex h-full items-center gap-1 lg:gap-2">
          <SiteLink
            href="/"
            aria-label={t('homeOf')}
            className="mr-auto flex min-h-11 items-center lg:mr-4"
          >
            <Logo brand={brand} />
          </SiteLink>
          <PrimaryMenu items={navigation.items} path={path} />
          <HeaderControls locale={locale} path={path} />
          <MenuButton navigation={navigation} locale={locale} path={path} />
        </Container>
      </div>
    </header>
  )
}

/** Whether the page is scrolled further than `pixels`; `false` until the page is live. */
function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(scrollY > pixels)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [pixels])
  return past
}

const load = () => import('./drawer.tsx')
const look = 'icon-button lg:hidden'

/**
 * Opens the drawer on small screens. Before scripts, and where the drawer cannot be fetched, it leads to the site
 * map.
 */
function MenuButton(props: Pick<ShellProps, 'navigation' | 'locale' | 'path'>) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  useFetchAhead(load)
  const module = useLoaded(load, open, () => {
    setOpen(false)
    location.hash = 'site-map'
  })

  if (!useHydrated()) {
    return (
      <a href="#site-map" aria-label={t('openMenu')} className={look}>
        <MenuIcon />
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        data-opens-drawer
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={look}
      >
        <MenuIcon />
      </button>
      {module && <module.Drawer open={open} onOpenChange={setOpen} {...props} />}
    </>
  )
}
