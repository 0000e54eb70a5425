import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Listed } from '../../contract.ts'
import { goTo } from '../state/open.ts'
import { useStudio } from '../state/store.ts'
import { documentName } from '../tree/branches.ts'
import { words } from '../words.ts'
import { matchFiles } from './match.ts'

const none: Listed[] = []
const most = 12

/** Ctrl+K (⌘K): a box for the name of a document. */
export function Search() {
  const documents = useStudio(({ site }) => site?.documents ?? none)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const found = matchFiles(
    documents.map(({ file }) => file),
    typed,
    most,
  )
  const go = (file: string | undefined) => {
    if (!file) return
    setOpen(false)
    setTyped('')
    input.current?.blur()
    void goTo({ file })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(found[at])
    else if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else return
    event.preventDefault()
  }
  const isShown = isOpen && found.length > 0
  return (
    <div className="relative w-80">
      <input
        ref={input}
        role="combobox"
        aria-label={words.search}
        aria-expanded={isShown}
        aria-controls={list}
        aria-activedescendant={isShown ? `${list}-${at}` : undefined}
        placeholder={words.search}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className="studio-field pr-16"
      />
      <kbd className="pointer-events-none absolute top-2 right-2 key">Ctrl K</kbd>
      <div
        id={list}
        role="listbox"
        aria-label={words.documents}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-30 mt-1 rounded border bg-paper p-1 shadow"
      >
        {found.map((file, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the box has the keys.
          <div
            key={file}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            // Before the box loses the focus, and the list with it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => go(file)}
            className="flex cursor-pointer items-baseline gap-3 rounded px-2 py-1.5 text-sm hover:bg-ink/6 aria-selected:bg-ink aria-selected:text-paper"
          >
            {documentName(file)}
            <span className="ml-auto truncate font-mono text-xs opacity-70">{file}</span>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && typed !== '' && found.length === 0 ? words.noMatch : ''}
      </p>
    </div>
  )
}
