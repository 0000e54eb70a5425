import type { SolutionsPage } from '../../../content/schemas/solutions-page.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { fill } from '../fill.ts'

/** The groups as a row of rulers: a name, a count, and the way down. */
export function GroupIndex({ page }: { page: SolutionsPage }) {
  return (
    <nav aria-label={page.indexLabel} className="mt-14 lg:mt-20">
      <ul className="grid sm:grid-cols-3">
        {page.groups.map((group) => (
          <li key={group.id} className="border-t border-ink sm:not-first:pl-6 sm:not-last:pr-6">
            <SiteLink
              href={`/solutions#${group.id}`}
              className="group/row flex min-h-16 items-center justify-between gap-4 py-4 hover:text-signal"
            >
              <span>
                <span className="block text-name font-semibold">{group.name}</span>
                <span className="block font-mono text-xs text-ink-soft">
                  {fill(page.count, { count: group.entries.length })}
                </span>
              </span>
              <ArrowRightIcon className="rotate-90 transition-transform group-hover/row:translate-y-1" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
