import { getI18n } from 'react-i18next'
import { fetchStrings } from '../../../pages/fetch-strings.ts'

/**
 * Loads the account dialogs and their strings, which few visitors need and so no page includes.
 * @throws Error when either cannot be fetched
 */
export async function loadAccount() {
  const [dialogs] = await Promise.all([
    import('./account-dialogs.tsx'),
    fetchStrings(getI18n(), ['account']),
  ])
  return dialogs
}
