import { useEffect } from 'react'
import { showNextProblem } from '../state/problems.ts'
import { save } from '../state/save.ts'

/** Ctrl+S (⌘S) saves and F8 goes to the next problem, wherever the cursor is. */
export function useKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
      if (!isSave && event.key !== 'F8') return
      event.preventDefault()
      if (isSave) void save()
      else showNextProblem()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
