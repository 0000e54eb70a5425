import type { Home } from '../../../../content/schemas/home.ts'
import { ArrowRightIcon } from '../../../ui/icons/shell.tsx'
import { PlusIcon } from '../../../ui/icons/tools.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { fill } from '../../fill.ts'

export type Category = Home['capabilities']['categories'][number]

/** How many features a card shows before its list is opened. */
const SHOWN_FEATURES = 4

export interface CapabilityCardProps {
  category: Category
  more: string
  onOpen: () => void
}

/**
 * One capability as a row that is pressed as a whole. Without scripts nothing can be opened, so all features are shown
 * and the row says where they are.
 */
export function CapabilityCard({ category, more, onOpen }: CapabilityCardProps) {
  const { title, text, link, opens, features } = category
  const leads = opens === 'page'
  const pressable = 'text-left after:absolute after:inset-0 group-hover:text-signal'
  return (
    <article className="group relative grid gap-x-8 gap-y-4 border-t py-7 transition-colors hover:border-ink lg:grid-cols-12 lg:py-9">
      <div className="lg:col-span-5">
        <Heading level={3} size="subtitle">
          {leads ? (
            <SiteLink href={link.href} className={pressable}>
              {title}
            </SiteLink>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className={`${pressable} no-scripts:pointer-events-none`}
            >
              {title}
            </button>
          )}
        </Heading>
        <p className="mt-2 max-w-sm text-ink-soft">{text}</p>
      </div>
      <ul className="grid content-start gap-x-8 gap-y-1.5 sm:grid-cols-2 lg:col-span-5 lg:pt-2">
        {features.map((feature, index) => (
          <li
            key={feature}
            className={
              index < SHOWN_FEATURES ? '' : 'hidden no-scripts:list-item no-scripts:list-none'
            }
          >
            {feature}
          </li>
        ))}
      </ul>
      <p className="flex items-center justify-between gap-3 font-mono text-[0.8125rem] text-ink-soft lg:col-span-2 lg:items-start lg:justify-end lg:pt-3 lg:text-right">
        <span className="no-scripts:hidden">
          {fill(more, { count: features.length - SHOWN_FEATURES })}
        </span>
        {leads ? (
          <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
        ) : (
          <PlusIcon className="no-scripts:hidden" />
        )}
      </p>
    </article>
  )
}
