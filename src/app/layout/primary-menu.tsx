import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useDismiss } from '../../ui/dropdown/dropdown.tsx'
import { ChevronDownIcon } from '../../ui/icons/shell.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { useHydrated } from '../../ui/use-alive.ts'
import type { NavigationItem, NavigationLink } from './props.ts'

/** How long the pointer rests on an entry before its submenu opens, milliseconds. */
const OPEN_DELAY = 200
/** How long after the pointer left it closes, milliseconds. */
const CLOSE_DELAY = 150
/** After a submenu closed, the next one opens at once within this time, milliseconds. */
const SKIP_WINDOW = 300

interface PrimaryMenuProps {
  items: NavigationItem[]
  /** The page's path without a language prefix. */
  path: string
}

/** The navigation: links, of which those with pages below them open a list of these once scripts are there. */
export function PrimaryMenu({ items, path }: PrimaryMenuProps) {
  const { t } = useTranslation('shell')
  const submenu = useOpenSubmenu()
  return (
    <nav
      aria-label={t('mainNavigation')}
      onKeyDown={moveFocus}
      className="mx-auto hidden h-full lg:block"
    >
      <ul className="flex h-full items-stretch">
        {items.map((item) =>
          item.children ? (
            <Submenu
              key={item.href}
              item={item}
              links={item.children}
              path={path}
              submenu={submenu}
            />
          ) : (
            <li key={item.href} className="relative flex">
              <SiteLink
                href={item.href}
                aria-current={ariaCurrentOf(item, path)}
                data-menu={item.href}
                className="menu-entry"
              >
                {item.label}
              </SiteLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/**
 * Which submenu is open, by the `href` of its item, or ''. A press does not close one that a rest of the pointer has
 * opened; the next press does.
 */
function useOpenSubmenu() {
  const [open, setOpen] = useState('')
  const openedByRest = useRef(false)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (entry: string, byRest: boolean) => {
    clearTimeout(timer.current)
    if (open && !entry) closedAt.current = performance.now()
    openedByRest.current = byRest
    setOpen(entry)
  }
  return {
    open,
    press: (entry: string) => show(open === entry && !openedByRest.current ? '' : entry, false),
    pointAt(entry: string) {
      clearTimeout(timer.current)
      if (entry === open) return
      const isNext = open !== '' || performance.now() - closedAt.current < SKIP_WINDOW
      if (isNext) show(entry, true)
      else timer.current = setTimeout(() => show(entry, true), OPEN_DELAY)
    },
    leave() {
      clearTimeout(timer.current)
      if (open) timer.current = setTimeout(() => show('', false), CLOSE_DELAY)
    },
    close: () => show('', false),
  }
}

interface SubmenuProps extends Pick<PrimaryMenuProps, 'path'> {
  item: NavigationItem
  links: NavigationLink[]
  submenu: ReturnType<typeof useOpenSubmenu>
}

/** An entry with a list of pages. Without scripts it is a link, and stays that element when it becomes a button. */
function Submenu({ item, links, path, submenu }: SubmenuProps) {
  const box = useRef<HTMLLIElement>(null)
  const entry = useRef<HTMLAnchorElement>(null)
  const id = useId()
  const isOpen = submenu.open === item.href
  const alive = useHydrated()

  useDismiss(isOpen, box, (reason) => {
    if (reason === 'escape' && box.current?.contains(document.activeElement)) entry.current?.focus()
    submenu.close()
  })
  const { pointAt } = submenu
  const pointed = useEffectEvent(() => box.current?.matches(':hover') && pointAt(item.href))
  // The pointer may have been here before the scripts.
  useEffect(() => void pointed(), [])

  const byMouse = (change: () => void) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && change()
  // A press with a modifier key does not get here: it opens the page, as on any link.
  const press = (event: MouseEvent) => {
    event.preventDefault()
    submenu.press(item.href)
  }
  const button = alive && {
    role: 'button',
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: press,
  }
  return (
    <li
      ref={box}
      className="relative flex"
      onPointerEnter={byMouse(() => pointAt(item.href))}
      onPointerLeave={byMouse(submenu.leave)}
    >
      <SiteLink
        ref={entry}
        href={item.href}
        aria-current={ariaCurrentOf(item, path)}
        data-menu={item.href}
        className="menu-entry"
        {...button}
      >
        {item.label}
        <ChevronDownIcon className="size-4 transition-transform duration-200 in-aria-expanded:rotate-180" />
      </SiteLink>
      {isOpen && (
        <ul
          id={id}
          className="absolute top-full left-0 w-84 animate-unfold rounded-b border border-t-0 bg-paper p-2 shadow"
        >
          {links.map((link) => (
            <li key={link.href}>
              <SiteLink
                href={link.href}
                aria-current={link.href === path ? 'page' : undefined}
                className="block rounded border-l-2 border-transparent px-3.5 py-2.5 hover:bg-ink/6 aria-[current]:border-signal"
              >
                <span className="block font-medium">{link.label}</span>
                <span className="mt-0.5 block text-sm text-ink-soft">{link.description}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Arrow keys move along the row or the open list, and down from an entry into its list; the space bar presses it. */
function moveFocus(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const from = event.target as HTMLElement
  if (event.key === ' ' && from.hasAttribute('aria-expanded')) {
    event.preventDefault()
    if (!event.repeat) from.click()
    return
  }
  const row = [...(from.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [])]
  const at = row.indexOf(from)
  const [next, previous] = [row[at + 1], row[at - 1]]
  const to = {
    ArrowRight: next,
    ArrowDown: from.nextElementSibling?.querySelector('a') ?? next,
    ArrowLeft: previous,
    ArrowUp: previous,
    Home: row[0],
    End: row.at(-1),
  }[event.key]
  if (!to) return
  event.preventDefault()
  to.focus()
}

/**
 * The `aria-current` of a menu item.
 * @param path  of the page, without a language prefix
 * @returns `page` for the page itself, `true` for the item that it belongs to
 */
export function ariaCurrentOf(item: NavigationItem, path: string): 'page' | 'true' | undefined {
  if (item.href === path) return 'page'
  const within = item.href !== '/' && path.startsWith(`${item.href}/`)
  return within || item.children?.some((child) => child.href === path) ? 'true' : undefined
}
