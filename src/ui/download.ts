/** A file name that is valid on every system, without extension; `tour` when nothing is left of it. */
export const safeFileName = (name: string): string =>
  name.replace(/[\p{Cc}/\\:*?"<>|.]+/gu, '-').trim() || 'tour'

/** Downloads a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
