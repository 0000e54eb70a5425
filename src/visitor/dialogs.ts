import { proxy } from 'valtio/vanilla'

export type DialogName = 'login' | 'signup'

/** The open account dialog: one at most. */
export const dialogs = proxy<{ open: DialogName | null }>({ open: null })

/** Opens one dialog and closes the other. */
export function openDialog(name: DialogName): void {
  dialogs.open = name
}

export function closeDialog(): void {
  dialogs.open = null
}
