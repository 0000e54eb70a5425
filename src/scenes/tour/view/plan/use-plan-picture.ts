import { useEffect, useState } from 'react'
import type { FileId } from '../../model/document/tour-document.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { blobOf } from '../desk/desk-file.ts'

/** The address of the plan's picture, while it is shown; undefined before it is there, null where it does not come. */
export function usePlanPicture(
  { files }: Pick<TourDesk, 'files'>,
  id: FileId | null,
): { address: string | undefined | null; refuse: () => void } {
  const [address, setAddress] = useState<string | null>()
  useEffect(() => {
    setAddress(undefined)
    const file = id === null ? undefined : files.get(id)
    if (id === null) return
    let made: string | undefined
    let isGone = false
    const make = async () => {
      if (!file) throw new Error('No file')
      const blob = await blobOf(file)
      if (isGone) return
      made = URL.createObjectURL(blob)
      setAddress(made)
    }
    make().catch(() => !isGone && setAddress(null))
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [files, id])
  return { address, refuse: () => setAddress(null) }
}
