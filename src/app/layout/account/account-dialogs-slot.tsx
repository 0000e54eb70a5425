import { getI18n } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { fetchStrings } from '../../../pages/fetch-strings.ts'
import { useFetchAhead } from '../../../ui/fetch-ahead.ts'
import { showLoadFailure } from '../../../ui/load-failure/store.ts'
import { useLoaded } from '../../../ui/use-loaded.ts'
import { closeDialog, dialogs } from '../../../visitor/dialogs.ts'

/** With the strings of the account, which few visitors need and so no page includes. */
async function load() {
  const [dialogs] = await Promise.all([
    import('./account-dialogs.tsx'),
    fetchStrings(getI18n(), ['account']),
    import('../../../ui/dialog/dialog-view.tsx'),
  ])
  return dialogs
}
const giveUp = () => {
  showLoadFailure()
  closeDialog()
}

/** Where the login and sign-up dialogs come in when one is first opened, from whatever place. */
export function AccountDialogsSlot() {
  const { open } = useSnapshot(dialogs)
  useFetchAhead(load)
  const module = useLoaded(load, open !== null, giveUp)
  return module ? <module.AccountDialogs /> : null
}
