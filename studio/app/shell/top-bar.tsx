import { ReticleMark } from '../../../src/ui/brand/logo.tsx'
import { Button } from '../../../src/ui/button/button.tsx'
import { ContrastIcon } from '../../../src/ui/icons/shell.tsx'
import { setTheme } from '../../../src/visitor/theme.ts'
import { Search } from '../search/search.tsx'
import { dirtyLocales } from '../state/dirty.ts'
import { goTo } from '../state/open.ts'
import { problemsIn, showNextProblem } from '../state/problems.ts'
import { save } from '../state/save.ts'
import { currentDocument, useStudio } from '../state/store.ts'
import { words } from '../words.ts'

const toggleTheme = () =>
  setTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark')

export function TopBar() {
  const document = useStudio(currentDocument)
  const busy = useStudio((studio) => studio.busy)
  const count = problemsIn(document).length
  const isDirty = dirtyLocales(document).length > 0
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the page's own header is a banner, which takes a name.
    <header aria-label={words.name} className="flex h-14 items-center gap-4 border-b bg-paper px-4">
      <button
        type="button"
        onClick={() => void goTo({ file: null })}
        className="flex items-center gap-2.5 rounded pr-2 text-lg font-semibold tracking-[-0.02em]"
      >
        <ReticleMark className="size-5.5" />
        {words.name}
      </button>
      <Search />
      <div className="ml-auto flex items-center gap-2">
        <Notice />
        {document && (
          <Button
            variant="quiet"
            size="small"
            disabled={count === 0}
            onClick={showNextProblem}
            className={count > 0 ? 'text-alert' : ''}
          >
            {count === 0 ? words.noProblems : words.problems(count)}
            {count > 0 && <kbd className="key">F8</kbd>}
          </Button>
        )}
        <button
          type="button"
          onClick={toggleTheme}
          aria-label={words.theme}
          title={words.theme}
          className="studio-tool"
        >
          <ContrastIcon />
        </button>
        {document && (
          <Button
            variant="primary"
            size="small"
            aria-disabled={!isDirty || busy}
            onClick={() => void save()}
          >
            {busy ? words.saving : document.isNew ? words.create : words.save}
            <kbd className="rounded-sm border border-current px-1 font-mono text-xs leading-4">
              Ctrl S
            </kbd>
          </Button>
        )}
      </div>
    </header>
  )
}

/** What the last save or call came to; said aloud as well. */
function Notice() {
  const notice = useStudio((studio) => studio.notice)
  const isDirty = useStudio((studio) => dirtyLocales(currentDocument(studio)).length > 0)
  const quiet = isDirty ? words.unsaved : ''
  return (
    <p
      role="status"
      className={`text-sm ${notice ? (notice.tone === 'good' && !isDirty ? 'text-good' : notice.tone === 'alert' ? 'text-alert' : 'text-ink-soft') : 'text-ink-soft'}`}
    >
      {notice && !(notice.tone === 'good' && isDirty) ? notice.text : quiet}
    </p>
  )
}
