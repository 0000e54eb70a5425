import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuIcon } from '../../ui/icons/shell.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { ShellProps } from './props.ts'

const load = () => import('./drawer.tsx')
const look = 'icon-button lg:hidden'

/** Opens the drawer on small screens. Before scripts, and where the drawer cannot be fetched, it leads to the site map. */
export function MenuButton(props: Pick<ShellProps, 'navigation' | 'locale' | 'path'>) {
  const { t } = useTranslation('shell')
  const [live, setLive] = useState(false)
  const [open, setOpen] = useState(false)
  const giveUp = useCallback(() => {
    setOpen(false)
    location.hash = 'site-map'
  }, [])
  const module = useLoaded(load, open, giveUp)

  useEffect(() => setLive(true), [])

  if (!live) {
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
