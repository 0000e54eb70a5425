import { ArrowRightIcon } from './icons/shell.tsx'
import { SiteLink } from './site-link.tsx'

/** A link in running layout: its words and an arrow that moves a step when it is pointed at. */
export function ArrowLink({ href, label, about }: { href: string; label: string; about?: string }) {
  return (
    <SiteLink
      href={href}
      className="group/arrow inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
    >
      <span>
        {label}
        {about && <span className="sr-only">: {about}</span>}
      </span>
      <ArrowRightIcon className="transition-transform group-hover/arrow:translate-x-1" />
    </SiteLink>
  )
}
