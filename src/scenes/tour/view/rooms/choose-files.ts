/** Whether a whole folder can be chosen; phones mostly cannot. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

/** Held until it is answered: some browsers would forget a field that nobody refers to. */
let field: HTMLInputElement | undefined

/**
 * Lets the visitor choose several files, or a folder with all that is in it.
 * @param onFiles  called once something was chosen
 */
export function chooseFiles(onFiles: (files: File[]) => void, isFolder = false): void {
  const asked = document.createElement('input')
  asked.type = 'file'
  asked.multiple = true
  if (isFolder) asked.webkitdirectory = true
  else asked.accept = 'image/*,video/*'
  asked.onchange = () => {
    field = undefined
    const files = [...(asked.files ?? [])]
    if (files.length > 0) onFiles(files)
  }
  field = asked
  field.click()
}
