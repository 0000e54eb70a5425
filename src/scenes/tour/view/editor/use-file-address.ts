import { useEffect, useState } from 'react'
import type { FileId } from '../../model/document/tour-document.ts'
import type { TourEditor } from './create-editor.ts'

/** The address of a file of the tour while it is shown: undefined before it is there, null where it does not come. */
export function useFileAddress(
  { files }: Pick<TourEditor, 'files'>,
  id: FileId | null,
): { address: string | undefined | null; refuse: () => void } {
  const [address, setAddress] = useState<string | null>()
  useEffect(() => {
    if (id === null) return setAddress(undefined)
    const file = files.get(id)
    if (!file) return setAddress(null)
    if (!('blob' in file)) return setAddress(file.address)
    const made = URL.createObjectURL(file.blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [files, id])
  return { address, refuse: () => setAddress(null) }
}
