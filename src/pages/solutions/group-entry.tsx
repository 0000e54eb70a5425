import type { SolutionsPage } from '../../documents/refs.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

/** One solution: a row that is pressed as a whole, and a place that other pages link to. */
export function GroupEntry({
  entry,
}: {
  entry: SolutionsPage['groups'][number]['entries'][number]
}) {
  return (
    <li id={entry.id} className="border-t">
      <SiteLink href={entry.href} className="group/row flex items-start gap-6 py-6">
        <span className="min-w-0 grow">
          <span className="block text-name font-semibold group-hover/row:text-signal">
            {entry.label}
          </span>
          <span className="mt-1 block text-ink-soft">{entry.text}</span>
          <span className="mt-2 block font-mono text-xs text-ink-soft">{entry.measure}</span>
        </span>
        <ArrowRightIcon className="mt-1 transition-transform group-hover/row:translate-x-1" />
      </SiteLink>
    </li>
  )
}
