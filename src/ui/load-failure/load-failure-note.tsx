import { useSnapshot } from 'valtio'
import { CloseIcon } from '../icons/shell.tsx'
import { useHydrated } from '../use-alive.ts'
import { clearLoadFailure, loadFailure } from './store.ts'

/** Announces that a part of the page could not be fetched; mounted once, in the shell. */
export function LoadFailureNote({ message, closeLabel }: { message: string; closeLabel: string }) {
  const { count } = useSnapshot(loadFailure)
  // Something may fail before the page hydrates, whose HTML has no note.
  const isShown = useHydrated() && count > 0
  return (
    <div role="status" aria-live="polite" className="fixed right-0 bottom-0 z-60 max-w-md">
      {isShown && (
        // A new element each time, so that a second failure is announced too.
        <p
          key={count}
          className="relative m-4 animate-unfold rounded border border-l-4 border-alert bg-paper p-4 pr-14 text-ink shadow sm:m-6"
        >
          {message}
          <button
            type="button"
            aria-label={closeLabel}
            onClick={clearLoadFailure}
            className="absolute top-1 right-1 icon-button"
          >
            <CloseIcon />
          </button>
        </p>
      )}
    </div>
  )
}
