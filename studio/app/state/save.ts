import type { Locale } from '../../../src/site/locales.ts'
import { createDocument, saveDraft } from '../calls.ts'
import { words } from '../words.ts'
import { dropCheck } from './check.ts'
import { dirtyLocales, isDirty } from './dirty.ts'
import { goTo, loadSite, openFile, telling } from './open.ts'
import { showProblem } from './problems.ts'
import { currentDocument, getStudio, type OpenDocument, setFile, setStudio } from './store.ts'

/** Saves whatever was typed in the document that is shown. */
export async function save(): Promise<void> {
  const document = currentDocument(getStudio())
  if (!document || getStudio().busy || dirtyLocales(document).length === 0) return
  setStudio(() => ({ busy: true, notice: null }))
  await telling(() => (document.isNew ? create(document) : saveFiles(document)))
  setStudio(() => ({ busy: false }))
}

async function saveFiles({ file, files }: OpenDocument): Promise<void> {
  let refused: { locale: Locale; count: number } | undefined
  let written = 0
  for (const locale of dirtyLocales(currentDocument(getStudio()))) {
    const open = files[locale]
    if (!open) continue
    dropCheck(file, locale)
    const { version, draft } = open
    const answer = await saveDraft({ path: `${locale}/${file}`, version, ...draft })
    if (answer.result === 'refused') {
      setFile(file, locale, () => ({ problems: answer.problems }))
      refused ??= { locale, count: answer.problems.length }
    } else if (answer.result === 'changed') {
      setFile(file, locale, () => ({ conflict: answer.version }))
    } else {
      written += 1
      // What was typed while the answer was under way stays typed.
      setFile(file, locale, (now) => {
        const fresh = openFile(answer.version)
        return now.draft === draft ? fresh : { ...fresh, draft: now.draft }
      })
    }
  }
  if (refused) return refuse(file, refused.locale, refused.count)
  const hasConflict = Object.values(getStudio().opened[file]?.files ?? {}).some(
    ({ conflict }) => conflict !== undefined,
  )
  if (written === 0 || hasConflict) return
  setStudio(({ saves }) => ({ saves: saves + 1, notice: { text: words.saved, tone: 'good' } }))
  void loadSite()
}

async function create({ file, files }: OpenDocument): Promise<void> {
  const draft = files.en?.draft
  if (!draft) return
  dropCheck(file, 'en')
  const answer = await createDocument({ file, ...draft })
  if (answer.result === 'refused') {
    setFile(file, 'en', () => ({ problems: answer.problems }))
    return refuse(file, 'en', answer.problems.length)
  }
  if (answer.result === 'exists') throw new Error(words.exists)
  // What was typed while the answer was under way stays typed.
  const typed = getStudio().opened[file]?.files.en?.draft
  setStudio(({ opened, saves }) => {
    const { [file]: _made, ...others } = opened
    return { opened: others, saves: saves + 1 }
  })
  await loadSite()
  await goTo({ file })
  if (typed && typed !== draft) setFile(file, 'en', () => ({ draft: typed }))
  setStudio(() => ({ notice: { text: words.saved, tone: 'good' } }))
}

function refuse(file: string, locale: Locale, count: number): void {
  setStudio(() => ({ notice: { text: words.notSaved(count), tone: 'alert' } }))
  showProblem(file, locale, 0)
}

/** Whether anything anywhere would be lost with the page. */
export const hasUnsaved = (): boolean =>
  Object.values(getStudio().opened).some(
    ({ isNew, files }) => isNew || Object.values(files).some(isDirty),
  )
