import { proxy } from 'valtio/vanilla'

export type DialogName = 'login' | 'signup'

/** Which of the account dialogs is open: never both. */
export const dialogs = proxy<{ open: DialogName | null }>({ open: null })

/** Opens one and closes the other. */
export function openDialog(name: DialogName): void {
  dialogs.open = name
}

export function closeDialog(): void {
  dialogs.open = null
}
