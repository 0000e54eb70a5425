import { type Locale, languageByLocale } from '../../../src/site/locales.ts'
import { Button } from '../../../src/ui/button/button.tsx'
import { untranslatedFields } from '../../model/translation.ts'
import { isDirty } from '../state/dirty.ts'
import type { OpenDocument } from '../state/store.ts'
import { confirmTranslation } from '../state/translated.ts'
import { words } from '../words.ts'
import { columns } from './columns.ts'
import { StateMark } from './state-mark.tsx'

/** Over the columns: each language, how far it is, and how much there is to do. */
export function LanguageHeads({
  document,
  locales,
}: {
  document: OpenDocument
  locales: Locale[]
}) {
  const english = document.files.en?.draft
  return (
    <div
      className={`sticky top-0 z-10 -mx-7 border-b bg-paper px-7 py-3 ${columns(locales.length)}`}
    >
      {locales.map((locale) => {
        const file = document.files[locale]
        const todo = locale === 'en' ? 0 : untranslatedFields(english, file?.draft).length
        const state = todo > 0 ? 'missing' : file?.stale.length ? 'stale' : 'done'
        return (
          <div key={locale} className="flex min-h-8 items-center gap-2 text-sm font-semibold">
            <span lang={locale}>{languageByLocale[locale].name}</span>
            <StateMark locale={locale} state={state} />
            <span className="ml-auto font-mono text-xs font-normal text-ink-soft">
              {state === 'stale' ? words.states.stale : words.todo(todo)}
            </span>
            {state === 'stale' && (
              <Button
                size="small"
                disabled={file !== undefined && isDirty(file)}
                onClick={() => void confirmTranslation(document.file, locale)}
              >
                {words.upToDate}
              </Button>
            )}
          </div>
        )
      })}
    </div>
  )
}
