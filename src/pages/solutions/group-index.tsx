import { useState } from 'react'
import type { SolutionsPage } from '../../../content/schemas/solutions-page.ts'
import { LivePicture } from '../../scenes/story/view/tool/live-picture.tsx'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { interpolate } from '../interpolate.ts'

/**
 * The groups as a row of rulers: a name, a count, and the way down. Below them the picture of the one that the pointer or
 * the focus is on.
 */
export function GroupIndex({ page }: { page: SolutionsPage }) {
  const [shown, setShown] = useState(0)
  return (
    <>
      <nav aria-label={page.indexLabel} className="mt-10 lg:mt-14">
        <ul className="grid gap-x-8 sm:grid-cols-3">
          {page.groups.map((group, index) => (
            <li
              key={group.id}
              className="border-t border-ink"
              onPointerEnter={() => setShown(index)}
              onFocus={() => setShown(index)}
            >
              <SiteLink
                href={`/solutions#${group.id}`}
                className="group/row flex min-h-16 items-center justify-between gap-4 py-4 hover:text-signal"
              >
                <span>
                  <span className="block text-name font-semibold">{group.name}</span>
                  <span className="block font-mono text-xs text-ink-soft">
                    {interpolate(page.count, { count: group.entries.length })}
                  </span>
                </span>
                <ArrowRightIcon className="rotate-90 transition-transform group-hover/row:translate-y-1" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <LivePicture
        pictures={page.groups.map(({ picture }) => picture)}
        shown={shown}
        className="mt-6 aspect-[4/3] sm:aspect-[21/9]"
      />
    </>
  )
}
