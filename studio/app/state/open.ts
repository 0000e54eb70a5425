import { type Locale, locales } from '../../../src/site/locales.ts'
import type { FileVersion } from '../../contract.ts'
import { blank } from '../../model/form.ts'
import { pageOf } from '../../model/page-of.ts'
import { fetchDocument, fetchSite } from '../calls.ts'
import { words } from '../words.ts'
import { getStudio, type OpenDocument, type OpenFile, type Place, setStudio } from './store.ts'

/** A file as it is on disk, with nothing typed. */
export function openFile({ data, body, bodyLine, ...rest }: FileVersion): OpenFile {
  const content = { data, body }
  return { ...rest, saved: content, draft: content, bodyLine: bodyLine ?? 1 }
}

export async function loadSite(): Promise<void> {
  await telling(async () => {
    const site = await fetchSite()
    setStudio(() => ({ site }))
  })
}

/** Goes to a document, a language or a view; the address follows. */
export async function goTo(change: Partial<Place>, remember = true): Promise<void> {
  setStudio(({ place }) => ({ place: { ...place, ...change }, notice: null }))
  const { place, opened } = getStudio()
  if (remember) history.pushState(null, '', addressOf(place))
  const { file } = place
  if (file === null || opened[file]) return
  await telling(async () => {
    const view = await fetchDocument(file)
    const files: OpenDocument['files'] = {}
    for (const locale of locales) {
      const version = view.versions[locale]
      if (version) files[locale] = openFile(version)
    }
    const { kind, form, page } = view
    const hasBody = file.endsWith('.mdx')
    const document = { file, kind, form, page, hasBody, isNew: false, files }
    setStudio((before) => ({ opened: { ...before.opened, [file]: document } }))
  })
}

/** Begins a document that is not there yet. @param today  as 2024-03-18 */
export async function beginDocument(kind: string, name: string, today: string): Promise<void> {
  const made = getStudio().site?.open.find((each) => each.kind === kind)
  if (!made) return
  const file = made.files.replace('*', name)
  const data = blank(made.form, today)
  const content = { data, body: made.hasBody ? '' : undefined }
  const english: OpenFile = {
    version: '',
    saved: content,
    draft: content,
    bodyLine: 1,
    problems: [],
    stale: [],
    state: 'done',
  }
  const document: OpenDocument = {
    file,
    kind,
    form: made.form,
    hasBody: made.hasBody,
    page: pageOf(file),
    isNew: true,
    files: { en: english },
  }
  // One of that name that was begun before keeps what was typed.
  setStudio(({ opened }) => ({ opened: { [file]: document, ...opened } }))
  await goTo({ file, locale: 'en', view: 'fields' })
}

/** Says so when a call fails, and leaves everything as it was. */
export async function telling(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isOffline = error instanceof TypeError
    const text = isOffline ? words.failed : error instanceof Error ? error.message : String(error)
    setStudio(() => ({ notice: { text, tone: 'alert' } }))
  }
}

export function addressOf({ file, locale, view }: Place): string {
  if (file === null) return '/studio'
  return `/studio?${new URLSearchParams({ file, language: locale, view })}`
}

/** What an address shows. @param search  of the location */
export function placeIn(search: string): Place {
  const asked = new URLSearchParams(search)
  const language = asked.get('language')
  return {
    file: asked.get('file'),
    locale: locales.find((locale): locale is Locale => locale === language) ?? 'en',
    view: asked.get('view') === 'languages' ? 'languages' : 'fields',
  }
}
