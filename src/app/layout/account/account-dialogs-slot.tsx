import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { closeDialog, dialogs } from '../../../visitor/dialogs.ts'

const load = () => import('./account-dialogs.tsx')

/** Where the login and sign-up dialogs come in when one is first opened, from whatever place. */
export function AccountDialogsSlot() {
  const { open } = useSnapshot(dialogs)
  const module = useLoaded(load, open !== null, closeDialog)
  return module ? <module.AccountDialogs /> : null
}
