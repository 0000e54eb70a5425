import { languageByLocale, locales } from '../../../src/site/locales.ts'
import { Badge } from '../../../src/ui/layout/badge.tsx'
import type { Listed } from '../../contract.ts'
import type { TranslationState } from '../../model/translation.ts'
import { goTo } from '../state/open.ts'
import { useStudio } from '../state/store.ts'
import { branchesOf, documentName, folderName, type Shown } from '../tree/branches.ts'
import { words } from '../words.ts'

const none: Listed[] = []
const tones = { stale: 'depth', missing: 'alert' } as const

/** The grid of translations: each document in each language is missing, stale or done. */
export function Overview() {
  const documents = useStudio(({ site }) => site?.documents ?? none)
  const count = (state: TranslationState) =>
    documents.reduce((sum, each) => sum + locales.filter((l) => each.states[l] === state).length, 0)
  return (
    <main className="min-h-0 overflow-y-auto overscroll-contain border-l px-7 pt-5 pb-24">
      <h1 className="text-subtitle font-semibold">{words.overview}</h1>
      <p className="mt-2 text-ink-soft">{words.overviewText}</p>
      <p className="mt-4 flex gap-6 font-mono text-sm">
        {(['missing', 'stale', 'done'] as const).map((state) => (
          <span key={state}>
            <b className="text-lg font-normal tabular-nums">{count(state)}</b>{' '}
            <span className="text-ink-soft">{words.states[state]}</span>
          </span>
        ))}
      </p>
      <table className="mt-5 w-full max-w-4xl text-sm">
        <thead className="sticky -top-5 bg-paper text-left">
          <tr className="border-b border-ink">
            <th scope="col" className="py-2 font-semibold">
              {words.document}
            </th>
            {locales.map((locale) => (
              <th key={locale} scope="col" lang={locale} className="w-32 py-2 font-semibold">
                {languageByLocale[locale].name}
              </th>
            ))}
          </tr>
        </thead>
        {branchesOf(documents).map(({ folder, documents: all }) => (
          <tbody key={folder}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="kind pt-5 pb-1 text-left">
                {folderName(folder)}
              </th>
            </tr>
            {all.map((document) => (
              <Row key={document.file} document={document} />
            ))}
          </tbody>
        ))}
      </table>
    </main>
  )
}

function Row({ document }: { document: Shown }) {
  const { file, states, problems } = document
  return (
    <tr className="border-b hover:bg-ink/4">
      <th scope="row" className="py-1 text-left font-normal">
        <button
          type="button"
          onClick={() => void goTo({ file, view: 'languages' })}
          className="min-h-7 rounded text-left underline-offset-4 hover:underline"
        >
          {documentName(file)}
        </button>
      </th>
      {locales.map((locale) => (
        <td key={locale} className="py-1">
          <button
            type="button"
            aria-label={`${documentName(file)}, ${languageByLocale[locale].name}: ${words.states[states[locale]]}`}
            onClick={() => void goTo({ file, locale, view: 'fields' })}
            className="inline-flex min-h-7 items-center gap-2 rounded"
          >
            <Standing state={states[locale]} problems={problems[locale]} />
          </button>
        </td>
      ))}
    </tr>
  )
}

/** Quiet where all is done, so that what is to be done stands out. */
function Standing({ state, problems }: { state: TranslationState; problems: number }) {
  if (problems > 0) return <Badge tone="alert">{words.problems(problems)}</Badge>
  if (state !== 'done') return <Badge tone={tones[state]}>{words.states[state]}</Badge>
  return <span className="font-mono text-xs text-ink-soft">{words.states.done}</span>
}
