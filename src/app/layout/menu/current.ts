import type { NavigationItem } from '../props.ts'

/**
 * How an entry of the navigation stands to the page that is shown, as `aria-current` says it.
 * @param path  of the page, without a language prefix
 * @returns `page` for the page itself, `true` for the entry it belongs to
 */
export function currentOf(item: NavigationItem, path: string): 'page' | 'true' | undefined {
  if (item.href === path) return 'page'
  const within = item.href !== '/' && path.startsWith(`${item.href}/`)
  return within || item.children?.some((child) => child.href === path) ? 'true' : undefined
}
