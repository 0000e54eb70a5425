import { useEffect, useState } from 'react'
import type { FileId } from '../../model/document/tour-document.ts'
import type { FileSource } from './file-source.ts'

/** The address of a file of the tour while it is shown: undefined before it is there, null where it does not come. */
export function useFileAddress(
  { files }: { files: ReadonlyMap<FileId, FileSource> },
  id: FileId | null,
): { address: string | undefined | null; refuse: () => void } {
  const [address, setAddress] = useState<string | null>()
  useEffect(() => {
    if (id === null) return setAddress(undefined)
    const file = files.get(id)
    if (!file) return setAddress(null)
    if ('address' in file) return setAddress(file.address)
    let made: string | undefined
    let isOver = false
    const take = (blob: Blob) => {
      if (isOver) return
      made = URL.createObjectURL(blob)
      setAddress(made)
    }
    if ('blob' in file) take(file.blob)
    else
      file.read().then(take, (error) => {
        console.warn(error)
        if (!isOver) setAddress(null)
      })
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [files, id])
  return { address, refuse: () => setAddress(null) }
}
