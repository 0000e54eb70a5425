import type { ReactNode } from 'react'
import type { Navigation, SiteSettings } from '../../documents/refs.ts'
import type { Locale } from '../../site/locales.ts'

export type NavigationItem = Navigation['items'][number]
export type NavigationLink = NonNullable<NavigationItem['children']>[number]

export interface ShellProps {
  navigation: Navigation
  site: SiteSettings
  locale: Locale
  /** The page's path without a language prefix. */
  path: string
  /** In the copyright line; the one that the HTML was made with, so that hydration agrees. */
  year: number
  children: ReactNode
}
