import type { Locale } from '../../../src/site/locales.ts'
import { checkDraft } from '../calls.ts'
import { getStudio, setFile } from './store.ts'

/** Milliseconds without a key before the check is asked. */
const pause = 300

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Asks what the check says of a draft, once nothing has been typed for a moment. */
export function checkSoon(file: string, locale: Locale): void {
  const path = `${locale}/${file}`
  clearTimeout(timers.get(path))
  timers.set(
    path,
    setTimeout(() => void check(file, locale), pause),
  )
}

/** A save says itself what is wrong: what an earlier draft would be told comes too late. */
export function dropCheck(file: string, locale: Locale): void {
  clearTimeout(timers.get(`${locale}/${file}`))
}

async function check(file: string, locale: Locale): Promise<void> {
  const draftOf = () => getStudio().opened[file]?.files[locale]?.draft
  const draft = draftOf()
  if (!draft) return
  try {
    const { problems } = await checkDraft({ path: `${locale}/${file}`, ...draft })
    if (draftOf() === draft) setFile(file, locale, () => ({ problems }))
  } catch {
    // The save asks again, and says when there is no answer.
  }
}
