import type { Listed } from '../../contract.ts'
import { fieldLabel } from '../../model/form.ts'
import { words } from '../words.ts'

export interface Branch {
  /** The folder below a language's, empty for the files beside it. */
  folder: string
  documents: Listed[]
}

/** Files that are no page of their own come last. */
const order = ['pages', 'industries', 'solutions', 'updates', 'legal', 'demos', '', 'ui']

/** The documents by folder. */
export function branchesOf(documents: Listed[]): Branch[] {
  const folders = new Map<string, Listed[]>()
  for (const document of documents) {
    const folder = folderOf(document.file)
    folders.set(folder, [...(folders.get(folder) ?? []), document])
  }
  const rank = (folder: string) => (order.includes(folder) ? order.indexOf(folder) : order.length)
  return [...folders]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([folder, all]) => ({ folder, documents: all }))
}

export const folderOf = (file: string): string => file.slice(0, Math.max(0, file.lastIndexOf('/')))

export const folderName = (folder: string): string => fieldLabel(folder || words.siteFolder)

/** `pages/whats-new.json` → `Whats new`. */
export const documentName = (file: string): string =>
  fieldLabel(file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))
