import { getI18n } from 'react-i18next'
import { fetchStrings } from '../../../pages/fetch-strings.ts'

/**
 * The dialogs and their words: few visitors open them, so no page carries the words in its HTML.
 * @throws Error when either cannot be fetched
 */
export async function loadAccount() {
  const [dialogs] = await Promise.all([
    import('./account-dialogs.tsx'),
    fetchStrings(getI18n(), ['account']),
  ])
  return dialogs
}
