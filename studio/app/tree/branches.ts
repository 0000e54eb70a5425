import type { Listed } from '../../contract.ts'
import { fieldLabel } from '../../model/form.ts'
import { words } from '../words.ts'

/** What a row shows of a document. */
export type Shown = Omit<Listed, 'kind'>

export interface Branch {
  /** The folder below a language's, empty for the files beside it. */
  folder: string
  documents: Shown[]
}

/** Files that are no page of their own come last. */
const order = ['pages', 'industries', 'solutions', 'updates', 'legal', 'demos', '', 'ui']

/** The documents by folder. */
export function branchesOf(documents: Shown[]): Branch[] {
  const folders = new Map<string, Shown[]>()
  for (const document of documents) {
    const folder = folderOf(document.file)
    folders.set(folder, [...(folders.get(folder) ?? []), document])
  }
  const rank = (folder: string) => (order.includes(folder) ? order.indexOf(folder) : order.length)
  return [...folders]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([folder, all]) => ({ folder, documents: all }))
}

/** The documents, with those that have been begun and are not written yet. @param begun  their files */
export function withBegun(documents: Shown[], begun: string[]): Shown[] {
  const isListed = (file: string) => documents.some((document) => document.file === file)
  const rows = begun
    .filter((file) => !isListed(file))
    .map(
      (file): Shown => ({
        file,
        states: { en: 'done', es: 'missing', fr: 'missing', hi: 'missing' },
        problems: { en: 0, es: 0, fr: 0, hi: 0 },
      }),
    )
  return [...documents, ...rows]
}

export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')))

export const folderName = (folder: string): string => fieldLabel(folder || words.siteFolder)

/** `pages/whats-new.json` → `Whats new`. */
export const documentName = (file: string): string =>
  fieldLabel(file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))
