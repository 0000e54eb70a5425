import { type Locale, locales } from '../../../src/site/locales.ts'
import { Body } from '../body/body.tsx'
import { GroupFields } from '../form/group-fields.tsx'
import { Problems } from '../form/problems.tsx'
import { LanguageHeads } from '../languages/language-heads.tsx'
import { fieldId } from '../state/problems.ts'
import { currentDocument, useStudio } from '../state/store.ts'
import { documentName } from '../tree/branches.ts'
import { words } from '../words.ts'
import { Conflict } from './conflict.tsx'
import { EditorHead } from './editor-head.tsx'

/** The fields of a document, in one language or in all of them side by side. */
export function Editor() {
  const document = useStudio(currentDocument)
  const { locale, view } = useStudio(({ place }) => place)
  if (!document) return <p className="p-6 text-ink-soft">{words.loading}</p>
  const shown: Locale[] = view === 'languages' ? [...locales] : [locale]
  const there = shown.filter((each) => document.files[each])
  return (
    <main
      aria-label={documentName(document.file)}
      className="flex min-h-0 min-w-0 flex-col border-l"
    >
      <EditorHead document={document} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-7 pb-24" id="fields">
        {there.map((each) => (
          <Conflict key={each} file={document.file} locale={each} />
        ))}
        {there.map((each) => (
          <div key={each} id={fieldId(each, '')} tabIndex={-1} className="relative break-words">
            <Problems locale={each} name="" />
          </div>
        ))}
        {view === 'languages' && <LanguageHeads document={document} locales={there} />}
        {there.length === 0 && <p className="py-6 text-ink-soft">{words.missingFile}</p>}
        {there.length > 0 && document.form.kind === 'group' && (
          <GroupFields form={document.form} locales={there} name="" depth={0} />
        )}
        {document.hasBody && there.length > 0 && <Body locales={there} />}
      </div>
    </main>
  )
}
