import { proxy } from 'valtio/vanilla'

/** How many toasts stand at once. */
const TOAST_LIMIT = 1
/** How long a closed toast is kept before it is forgotten, milliseconds. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000
/** How long a toast stays open unless pointed at or focused, milliseconds. */
export const TOAST_DURATION_MS = 10_000

interface ToastMessage {
  title: string
  description?: string
  /** `destructive` says that something failed. */
  kind?: 'default' | 'destructive'
}

interface Toast extends ToastMessage {
  id: number
  open: boolean
}

export const toasts = proxy<{ list: Toast[] }>({ list: [] })

let lastId = 0

/** Shows a message at the page's edge; the newest pushes out the oldest beyond {@link TOAST_LIMIT}. */
export function showToast(message: ToastMessage): number {
  lastId += 1
  toasts.list = [{ ...message, id: lastId, open: true }, ...toasts.list].slice(0, TOAST_LIMIT)
  return lastId
}

/** Closes a toast and forgets it {@link TOAST_REMOVE_DELAY_MS} later. */
export function dismissToast(id: number): void {
  const toast = toasts.list.find((each) => each.id === id)
  if (!toast?.open) return
  toast.open = false
  setTimeout(() => {
    toasts.list = toasts.list.filter((each) => each.id !== id)
  }, TOAST_REMOVE_DELAY_MS)
}
