import { locales } from '../../../src/site/locales.ts'
import { StateMark } from '../languages/state-mark.tsx'
import { dirtyLocales } from '../state/dirty.ts'
import { useStudio } from '../state/store.ts'
import { words } from '../words.ts'
import { documentName, type Shown } from './branches.ts'

interface LeafProps {
  document: Shown
  isOpen: boolean
  tabIndex: 0 | -1
  onOpen: () => void
}

/** One document: its name, a mark a language, and what is wrong or not saved. */
export function Leaf({ document, isOpen, tabIndex, onOpen }: LeafProps) {
  const { file, states } = document
  const isDirty = useStudio(({ opened }) => dirtyLocales(opened[file]).length > 0)
  const problems = locales.reduce((sum, locale) => sum + document.problems[locale], 0)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the tree's.
    <div
      id={`row:${file}`}
      role="treeitem"
      aria-level={2}
      aria-selected={isOpen}
      tabIndex={tabIndex}
      onClick={onOpen}
      className="flex min-h-8 cursor-pointer items-center gap-2 rounded px-2 pl-6 text-sm hover:bg-ink/6 focus-visible:-outline-offset-2 aria-selected:bg-ink aria-selected:text-paper"
    >
      <span className="min-w-0 truncate">{documentName(file)}</span>
      {isDirty && (
        <span className="size-1.5 shrink-0 rounded-full bg-signal">
          <span className="sr-only">{words.unsaved}</span>
        </span>
      )}
      <span className="ml-auto flex shrink-0 items-center gap-1">
        {problems > 0 && (
          <span className="rounded-sm bg-alert px-1 font-mono text-xs leading-4 text-paper">
            {problems}
            <span className="sr-only"> {words.problems(problems)}</span>
          </span>
        )}
        {locales.map((locale) => (
          <StateMark key={locale} locale={locale} state={states[locale]} quiet />
        ))}
      </span>
    </div>
  )
}
