import { useSnapshot } from 'valtio'
import { showLoadFailure } from '../../../ui/load-failure/store.ts'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { closeDialog, dialogs } from '../../../visitor/dialogs.ts'

const load = () => import('./load-account.ts').then(({ loadAccount }) => loadAccount())
const giveUp = () => {
  showLoadFailure()
  closeDialog()
}

/** Where the login and sign-up dialogs come in when one is first opened, from whatever place. */
export function AccountDialogsSlot() {
  const { open } = useSnapshot(dialogs)
  const module = useLoaded(load, open !== null, giveUp)
  return module ? <module.AccountDialogs /> : null
}
