interface Folder {
  [name: string]: Folder | { text: string; changed: number }
}

/** As much of the browser's file system for pages as tours are kept in, in memory. */
export function memoryFolder(content: Folder = {}) {
  const isFile = (entry: Folder[string]): entry is { text: string; changed: number } =>
    typeof (entry as { text?: unknown }).text === 'string'
  const missing = () => new DOMException('Missing', 'NotFoundError')
  const handleOf = (folder: Folder) => ({
    async *keys() {
      yield* Object.keys(folder)
    },
    async getDirectoryHandle(name: string, { create = false } = {}): Promise<unknown> {
      if (!folder[name] && create) folder[name] = {}
      const found = folder[name]
      if (!found || isFile(found)) throw missing()
      return handleOf(found)
    },
    async getFileHandle(name: string, { create = false } = {}) {
      if (!folder[name] && create) folder[name] = { text: '', changed: 0 }
      const found = folder[name]
      if (!found || !isFile(found)) throw missing()
      return {
        getFile: async () => new File([found.text], name, { lastModified: found.changed }),
        createWritable: async () => ({
          async write(blob: Blob) {
            found.text = await blob.text()
          },
          close: async () => {},
          abort: async () => {},
        }),
      }
    },
    async removeEntry(name: string) {
      if (!folder[name]) throw missing()
      delete folder[name]
    },
  })
  return { handle: handleOf(content) as unknown as FileSystemDirectoryHandle, content }
}
