import * as Radix from '@radix-ui/react-navigation-menu'
import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ChevronDownIcon } from '../../../ui/icons/shell.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { NavigationItem, NavigationLink } from '../props.ts'
import {
  ariaCurrentOf,
  type MenuIntent,
  type MenuProps,
  menuStyle,
  OPEN_DELAY,
  remainingDelay,
  SKIP_WINDOW,
} from './plain-menu.tsx'

type OpenSubmenu = ReturnType<typeof useOpenSubmenu>

/**
 * Which submenu is open, by the `href` of its item, or ''. Unlike plain Radix, a press does not close a submenu that a
 * hover has just opened, and a pending hover does not reopen one that a press closed.
 */
function useOpenSubmenu() {
  const [open, setOpen] = useState('')
  const pressed = useRef('')
  const closedByPress = useRef('')
  const openedByRest = useRef(false)

  return {
    open,
    change(next: string) {
      if (next && next === closedByPress.current) return
      openedByRest.current = next !== pressed.current
      pressed.current = ''
      setOpen(next)
    },
    press(entry: string, event: MouseEvent) {
      const isOpen = open === entry
      closedByPress.current = isOpen && !openedByRest.current ? entry : ''
      if (!isOpen) {
        pressed.current = entry
      } else if (openedByRest.current) {
        openedByRest.current = false
        event.preventDefault()
      }
    },
    pointAt() {
      closedByPress.current = ''
    },
    leave(entry: string) {
      setOpen((current) => (current === entry ? '' : current))
    },
  }
}

interface SubmenuProps {
  item: NavigationItem
  links: NavigationLink[]
  path: string
  submenu: OpenSubmenu
}

/** An entry that opens a list of pages. */
function Submenu({ item, links, path, submenu }: SubmenuProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Radix closes only when the focus leaves the whole navigation.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) submenu.leave(item.href)
  }
  const box = useRef<HTMLLIElement>(null)
  const isOpen = submenu.open === item.href
  useLayoutEffect(() => {
    // Radix puts a focusable element behind the entry, from which the focus moves on, and hides it from screen readers,
    // which must not be done to what takes the focus.
    if (isOpen) box.current?.querySelector('span[tabindex]')?.removeAttribute('aria-hidden')
  }, [isOpen])
  return (
    <Radix.Item ref={box} value={item.href} className={menuStyle.item} onBlur={leave}>
      <Radix.Trigger
        aria-current={ariaCurrentOf(item, path)}
        data-menu={item.href}
        className={menuStyle.entry}
        onPointerEnter={submenu.pointAt}
        onClick={(event) => submenu.press(item.href, event)}
      >
        {item.label}
        <ChevronDownIcon className={menuStyle.chevron} />
      </Radix.Trigger>
      <Radix.Content className="absolute top-full left-0 w-84 animate-unfold rounded-b border border-t-0 bg-paper p-2 shadow">
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <Radix.Link asChild>
                <SiteLink
                  href={link.href}
                  aria-current={link.href === path ? 'page' : undefined}
                  className="block rounded border-l-2 border-transparent px-3.5 py-2.5 hover:bg-ink/6 aria-[current]:border-signal"
                >
                  <span className="block font-medium">{link.label}</span>
                  <span className="mt-0.5 block text-sm text-ink-soft">{link.description}</span>
                </SiteLink>
              </Radix.Link>
            </li>
          ))}
        </ul>
      </Radix.Content>
    </Radix.Item>
  )
}

interface RichMenuProps extends MenuProps {
  intent: RefObject<MenuIntent>
}

/** The navigation with submenus. Its closing delay of 150 ms is Radix's own. */
export function RichMenu({ items, path, label, intent }: RichMenuProps) {
  const { root, delay } = useTakeover(intent)
  const submenu = useOpenSubmenu()
  return (
    <Radix.Root
      ref={root}
      aria-label={label}
      className={menuStyle.root}
      value={submenu.open}
      onValueChange={submenu.change}
      delayDuration={delay}
      skipDelayDuration={SKIP_WINDOW}
    >
      <Radix.List className={menuStyle.list}>
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
            <Radix.Item key={item.href} className={menuStyle.item}>
              <Radix.Link asChild>
                <SiteLink
                  href={item.href}
                  aria-current={ariaCurrentOf(item, path)}
                  data-menu={item.href}
                  className={menuStyle.entry}
                >
                  {item.label}
                </SiteLink>
              </Radix.Link>
            </Radix.Item>
          ),
        )}
      </Radix.List>
    </Radix.Root>
  )
}

/**
 * Continues what the visitor had begun on the plain menu: focus, press, and hover, which waits only for the rest of its
 * delay.
 */
function useTakeover(intent: RefObject<MenuIntent>) {
  const root = useRef<HTMLElement>(null)
  const [delay, setDelay] = useState(() => remainingDelay(intent.current, performance.now()))

  useLayoutEffect(() => {
    const { focused } = intent.current
    if (focused) find(root, focused)?.focus({ preventScroll: true })
  }, [intent])

  useEffect(() => {
    const { pressed, hovered } = intent.current
    intent.current = {}
    if (pressed) find(root, pressed)?.click()
    // Radix waits for a pointer move over an item; it did not see the one on the plain menu.
    else if (hovered) {
      const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })
      find(root, hovered.entry)?.dispatchEvent(move)
    }
    const usual = setTimeout(() => setDelay(OPEN_DELAY), OPEN_DELAY)
    return () => clearTimeout(usual)
  }, [intent])

  return { root, delay }
}

function find(root: RefObject<HTMLElement | null>, entry: string) {
  return root.current?.querySelector<HTMLElement>(`[data-menu="${entry}"]`)
}
