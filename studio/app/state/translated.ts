import type { Locale } from '../../../src/site/locales.ts'
import { markTranslated } from '../calls.ts'
import { loadSite, telling } from './open.ts'
import { setFile } from './store.ts'

/** Says that a translation is as its English is now, whatever has changed there. */
export async function confirmTranslation(file: string, locale: Locale): Promise<void> {
  await telling(async () => {
    const { versions } = await markTranslated(`${locale}/${file}`)
    const version = versions[locale]
    if (version) setFile(file, locale, () => ({ stale: version.stale, state: version.state }))
    await loadSite()
  })
}
