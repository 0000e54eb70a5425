import { useSyncExternalStore } from 'react'
import type { Locale } from '../../../src/site/locales.ts'
import type { FileVersion, SiteListing, StudioProblem } from '../../contract.ts'
import type { Content } from '../../model/document-text.ts'
import type { Form } from '../../model/form.ts'
import type { TranslationState } from '../../model/translation.ts'

/** A file that is open: as it is on disk, and as it is typed. */
export interface OpenFile {
  /** Null where the file is gone, and a save shall make it again. */
  version: string | null
  saved: Content
  draft: Content
  bodyLine: number
  problems: StudioProblem[]
  /** Top-level fields whose English has changed since. */
  stale: string[]
  state: TranslationState
  /** What is on disk now, where that is no longer what was opened; null where it is gone. */
  conflict?: FileVersion | null | undefined
}

export interface OpenDocument {
  file: string
  kind: string
  form: Form
  hasBody: boolean
  page: string
  /** Not written yet: saving creates it. */
  isNew: boolean
  files: Partial<Record<Locale, OpenFile>>
}

export interface Place {
  file: string | null
  locale: Locale
  view: 'fields' | 'languages'
}

export interface Studio {
  site: SiteListing | null
  place: Place
  /** By file; those left open keep what was typed. */
  opened: Record<string, OpenDocument>
  busy: boolean
  /** The last thing that happened, in words. */
  notice: { text: string; tone: 'good' | 'alert' } | null
  /** The field that the cursor is in, which the preview points at. */
  focus: { locale: Locale; field: string } | null
  /** Counts saves, after each of which the page shows something else. */
  saves: number
}

let studio: Studio = {
  site: null,
  place: { file: null, locale: 'en', view: 'fields' },
  opened: {},
  busy: false,
  notice: null,
  focus: null,
  saves: 0,
}

const listeners = new Set<() => void>()

export const getStudio = (): Studio => studio

export function setStudio(change: (before: Studio) => Partial<Studio>): void {
  studio = { ...studio, ...change(studio) }
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A part of the studio, followed. @param select  gives the same value as long as nothing changed */
export function useStudio<Part>(select: (studio: Studio) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(studio))
}

export const currentDocument = ({ place, opened }: Studio): OpenDocument | undefined =>
  place.file === null ? undefined : opened[place.file]

export const fileIn = (from: Studio, locale: Locale): OpenFile | undefined =>
  currentDocument(from)?.files[locale]

/** Changes one file of an open document; nothing where it is not open. */
export function setFile(
  file: string,
  locale: Locale,
  change: (before: OpenFile) => Partial<OpenFile>,
): void {
  setStudio(({ opened }) => {
    const document = opened[file]
    const before = document?.files[locale]
    if (!document || !before) return {}
    const files = { ...document.files, [locale]: { ...before, ...change(before) } }
    return { opened: { ...opened, [file]: { ...document, files } } }
  })
}
