import type { ReactNode } from 'react'
import type { Locale } from '../../site/locales.ts'

export interface NavigationLink {
  label: string
  /** The page's path without a language prefix. */
  href: string
  description?: string | undefined
}

export interface NavigationItem extends NavigationLink {
  /** Makes the item open a submenu. */
  children?: NavigationLink[] | undefined
}

export interface Navigation {
  items: NavigationItem[]
}

export interface SiteSettings {
  brand: string
  /** The blurb at the foot of every page. */
  footer: string
  quickLinks: NavigationLink[]
  industries: string[]
  features: string[]
}

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
