/** Whether a whole folder can be chosen; phones mostly cannot. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

/** Held until it is answered: some browsers would forget a field that nobody refers to. */
let field: HTMLInputElement | undefined

/**
 * Lets the visitor choose several files, or a folder with all that is in it.
 * @param onFiles  called once something was chosen
 * @param how  a folder; or files of other kinds than pictures, videos and captions, as in `accept`; or just one
 */
export function chooseFiles(
  onFiles: (files: File[]) => void,
  { isFolder = false, accept = 'image/*,video/*,.vtt,.srt', isSeveral = true } = {},
): void {
  const asked = document.createElement('input')
  asked.type = 'file'
  asked.multiple = isSeveral
  if (isFolder) asked.webkitdirectory = true
  else asked.accept = accept
  asked.onchange = () => {
    field = undefined
    const files = [...(asked.files ?? [])]
    if (files.length > 0) onFiles(files)
  }
  field = asked
  field.click()
}
