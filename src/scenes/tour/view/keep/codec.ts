/** What keeping and sending need to know of a tour's document; the document has more. */
export type KeptDocument = {
  id: string
  name: string
  rooms: readonly unknown[]
  files: readonly { id: string; path: string; type: string; bytes: number }[]
}

/** How a document becomes text and comes back. The same document always gives the same text. */
export type Codec<D extends KeptDocument> = {
  /** The code is `Newer` where a later version of this site wrote it. */
  parse(text: string): { document: D } | { fault: { code: string } }
  serialise(document: D): string
}

/** Where a file's content is, by its id in the document. */
export type GetBlob = (fileId: string) => Promise<Blob>

/** What a document is called in an archive and in a folder. */
export const manifestName = 'tour.json'
