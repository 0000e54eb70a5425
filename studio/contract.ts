import type { Locale } from '../src/site/locales.ts'
import type { Form } from './model/form.ts'
import type { TranslationState } from './model/translation.ts'

/** What the studio's server and its page say to each other, as JSON below `/studio/api/`. */

export interface StudioProblem {
  /** The field as `content:check` names it: `benefits[0].title`, `body`, or nothing for the whole file. */
  field: string
  message: string
  /** Of the file, from 1. */
  line: number
  column: number
}

/** One document as it stands in the tree: its four files and what is known of them. */
export interface Listed {
  /** Below a language's folder: `updates/one.mdx`. */
  file: string
  kind: string
  states: Record<Locale, TranslationState>
  problems: Record<Locale, number>
}

export interface SiteListing {
  documents: Listed[]
  /** Kinds of document of which there may be more: name, and where the files lie (`updates/*.mdx`). */
  open: { kind: string; files: string; form: Form; hasBody: boolean }[]
  /** What fields may point to. */
  choices: Record<'page' | 'picture' | 'loop' | 'panorama', string[]>
}

/** One file, as it is on disk. */
export interface FileVersion {
  /** Changes with the file; a save names the one that it was made from. */
  version: string
  data: unknown
  body?: string | undefined
  bodyLine?: number | undefined
  problems: StudioProblem[]
  /** Fields whose English has changed since they were translated. */
  stale: string[]
  state: TranslationState
}

export interface DocumentView {
  file: string
  kind: string
  form: Form
  /** The address that shows it, without a language's prefix. */
  page: string
  versions: Partial<Record<Locale, FileVersion>>
}

export interface Draft {
  /** With its language: `es/updates/one.mdx`. */
  path: string
  data: unknown
  body?: string | undefined
}

/** `version` is the one that the draft was made from; null where the file is gone and shall be made again. */
export type SaveRequest = Draft & { version: string | null }

export interface CreateRequest {
  file: string
  data: unknown
  body?: string | undefined
}

/** `changed` when the file is no longer the one that was edited; `refused` when the check would fail. */
export type SaveAnswer =
  | { result: 'saved'; version: FileVersion }
  | { result: 'changed'; version: FileVersion | null }
  | { result: 'refused'; problems: StudioProblem[] }

export type CreateAnswer =
  | { result: 'created' }
  | { result: 'exists' }
  | { result: 'refused'; problems: StudioProblem[] }
