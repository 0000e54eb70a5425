import type { ReactNode } from 'react'
import type { Navigation } from '../../../content/schemas/navigation.ts'
import type { SiteSettings } from '../../../content/schemas/site-settings.ts'
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
