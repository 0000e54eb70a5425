import { faultOf } from '../../model/fault.ts'
import { addFaults } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'

/** Whether a whole folder can be chosen; phones mostly cannot. */
export const canChooseFolder = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

/** Held until it is answered: some browsers would forget a field that nobody refers to. */
let field: HTMLInputElement | undefined

/** Lets the visitor choose pictures, videos and captions, or a folder with all that is in it. */
export const chooseFiles = (isFolder: boolean, onFiles: (files: File[]) => void) =>
  askForFiles(
    { multiple: true, ...(isFolder ? { webkitdirectory: true } : { accept: media }) },
    onFiles,
  )

const media = 'image/*,video/*,.vtt,.srt'

/** Lets the visitor choose one file. */
export const chooseFile = (accept: string, onFile: (file: File) => void) =>
  askForFiles({ accept }, ([file]) => file && onFile(file))

/**
 * Lets the visitor choose one file for the tour; what is wrong with it is said, and changes nothing.
 * @param read  reads it, and returns what adds it: not called once the tour was closed
 */
export const chooseForTour = (
  { tour, watch }: Pick<TourEditor, 'tour' | 'watch'>,
  accept: string,
  read: (file: File) => Promise<() => void>,
) =>
  chooseFile(accept, async (file) => {
    const isOver = watch()
    try {
      const add = await read(file)
      if (!isOver()) add()
    } catch (error) {
      if (!isOver()) addFaults(tour, [faultOf(error, file.name)])
    }
  })

type Choice = { accept?: string; multiple?: boolean; webkitdirectory?: boolean }

function askForFiles(how: Choice, onFiles: (files: File[]) => void) {
  const asked = document.createElement('input')
  Object.assign(asked, { type: 'file', ...how })
  asked.onchange = () => {
    field = undefined
    const files = [...(asked.files ?? [])]
    if (files.length > 0) onFiles(files)
  }
  field = asked
  field.click()
}
