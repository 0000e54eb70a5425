import { type ProjectDocument, textCodec } from '../project-store.ts'

export interface SimpleDocument extends ProjectDocument {
  version: number
  files: { id: string; path: string; type: string; bytes: number }[]
}

/** A document with these files, by their paths. */
export function simpleDocument(id: string, name: string, contents: Record<string, string>) {
  const files = Object.entries(contents).map(([path, text]) => ({
    ...{ id: `of ${path}`, path, type: 'image/jpeg' },
    bytes: new Blob([text]).size,
  }))
  const document: SimpleDocument = { version: 1, id, name, files }
  const getBlob = async (id: string) => new Blob([contents[id.slice(3)] ?? ''])
  return { document, getBlob }
}

export const codec = textCodec<SimpleDocument>({
  parse(text) {
    try {
      const document: SimpleDocument = JSON.parse(text)
      if (document.version > 1) return { fault: { code: 'Newer' } }
      return Array.isArray(document.files) ? { document } : { fault: { code: 'Foreign' } }
    } catch {
      return { fault: { code: 'NotJson' } }
    }
  },
  serialise: (document) => `${JSON.stringify(document, null, 2)}\n`,
  count: ({ files }) => files.length,
})
