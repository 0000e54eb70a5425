import type { MouseEvent } from 'react'
import { SiteLink, type SiteLinkProps } from '../ui/site-link.tsx'
import { writeQuery } from './query.ts'

export type ChoiceLinkProps = Omit<SiteLinkProps, 'href' | 'onClick'> & {
  /** The page's own path. */
  path: string
  /** query parameters of this choice; `null` removes one */
  query: Record<string, string | null>
  chosen: boolean
}

/** A choice within a page as a link: it can be opened in another tab; a press updates the page in place. */
export function ChoiceLink({ path, query, chosen, ...props }: ChoiceLinkProps) {
  const named = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    writeQuery(query)
  }
  return (
    <SiteLink
      href={`${path}?${new URLSearchParams(named)}`}
      aria-current={chosen || undefined}
      onClick={choose}
      {...props}
    />
  )
}
