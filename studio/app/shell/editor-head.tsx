import { languageByLocale, locales } from '../../../src/site/locales.ts'
import { isDirty } from '../state/dirty.ts'
import { goTo } from '../state/open.ts'
import { type OpenDocument, useStudio } from '../state/store.ts'
import { documentName } from '../tree/branches.ts'
import { words } from '../words.ts'

/** The name of the document, its languages, and how they are shown. */
export function EditorHead({ document }: { document: OpenDocument }) {
  const place = useStudio((studio) => studio.place)
  return (
    <div className="border-b px-7 pt-5">
      <p className="font-mono text-xs text-ink-soft">
        {document.file} · {document.kind}
      </p>
      <h1 className="mt-1 text-subtitle font-semibold">{documentName(document.file)}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-1">
        <fieldset className="flex" aria-label={words.language}>
          {locales.map((locale) => {
            const file = document.files[locale]
            const count = file?.problems.length ?? 0
            return (
              <button
                key={locale}
                type="button"
                lang={locale}
                disabled={document.isNew && locale !== 'en'}
                aria-pressed={place.view === 'fields' && place.locale === locale}
                onClick={() => void goTo({ locale, view: 'fields' })}
                className="studio-tab disabled:opacity-40"
              >
                {languageByLocale[locale].name}
                {file && isDirty(file) && <Dot label={words.unsaved} tone="bg-signal" />}
                {count > 0 && <Dot label={words.problems(count)} tone="bg-alert" />}
              </button>
            )
          })}
        </fieldset>
        <button
          type="button"
          disabled={document.isNew}
          aria-pressed={place.view === 'languages'}
          onClick={() => void goTo({ view: 'languages' })}
          className="ml-auto studio-tab disabled:opacity-40"
        >
          {words.languages}
        </button>
      </div>
    </div>
  )
}

function Dot({ label, tone }: { label: string; tone: string }) {
  return (
    <span className={`size-1.5 rounded-full ${tone}`}>
      <span className="sr-only">{label}</span>
    </span>
  )
}
