import { type Locale, languageByLocale } from '../../../src/site/locales.ts'
import { Button } from '../../../src/ui/button/button.tsx'
import { keepMine, makeAgain, reload } from '../state/conflict.ts'
import { fileIn, useStudio } from '../state/store.ts'
import { words } from '../words.ts'

/** Offers what can be done where a file has changed on disk under the editor's hands. */
export function Conflict({ file, locale }: { file: string; locale: Locale }) {
  const conflict = useStudio((studio) => fileIn(studio, locale)?.conflict)
  if (conflict === undefined) return null
  return (
    <div role="alert" className="mt-5 rounded border border-alert p-4 text-sm">
      <p>
        <b className="font-semibold">{languageByLocale[locale].name}:</b>{' '}
        {conflict === null ? words.gone : words.conflict}
      </p>
      {conflict === null ? (
        <Button size="small" className="mt-3" onClick={() => void makeAgain(file, locale)}>
          {words.makeAgain}
        </Button>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={() => keepMine(file, locale)}>
            {words.keepMine}
          </Button>
          <Button size="small" variant="quiet" onClick={() => reload(file, locale)}>
            {words.reload}
          </Button>
        </div>
      )}
    </div>
  )
}
