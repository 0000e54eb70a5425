import { expect, test } from 'vitest'
import { closeDialog, dialogs, openDialog } from './dialogs.ts'

test('§4 opening one dialog closes the other', () => {
  openDialog('login')
  openDialog('signup')
  expect(dialogs.open).toBe('signup')
  closeDialog()
  expect(dialogs.open).toBeNull()
})
