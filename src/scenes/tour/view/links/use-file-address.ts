import { useEffect, useState } from 'react'
import type { FileId } from '../../model/document/tour-document.ts'
import type { TourDesk } from '../desk/create-desk.ts'

/** The address of a file of the tour while it is shown; undefined where it is not there. */
export function useFileAddress({ files }: TourDesk, id: FileId | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const file = id === null ? undefined : files.get(id)
    if (!file) return setAddress(undefined)
    if (!('blob' in file)) return setAddress(file.address)
    const made = URL.createObjectURL(file.blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [files, id])
  return address
}
