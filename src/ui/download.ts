/** A name that every system can write, without its ending; `tour` where nothing of it is left. */
export const plainName = (name: string): string =>
  name.replace(/[\p{Cc}/\\:*?"<>|.]+/gu, '-').trim() || 'tour'

/** Hands a file over to the visitor. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
