import { useRef, useState } from 'react'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { takeFile } from '../../../model/lesson/stand.ts'
import { type Fault, readFile } from './read-file.ts'

/** A fault with a number that no other has, be it of the same file: each is told anew. */
export interface ToldFault extends Fault {
  id: number
}

/** Takes files to the stand. @returns what was wrong with those that were taken last, and what takes more */
export function useOwnFiles(lab: MoleculeLab) {
  const [faults, setFaults] = useState<readonly ToldFault[]>([])
  const { current: state } = useRef({ reading: 0, told: 0, faults: [] as readonly ToldFault[] })
  const take = async (files: File[]) => {
    // What comes while others are still read is told of beside them: the slower ones must not hide its faults.
    if (state.reading === 0) state.faults = []
    state.reading += 1
    try {
      for (const file of files) {
        const read = await readFile(file)
        if ('fault' in read) {
          state.told += 1
          state.faults = [...state.faults, { ...read.fault, id: state.told }]
        } else takeFile(lab, file.name, read.molecules)
      }
    } finally {
      state.reading -= 1
      setFaults(state.faults)
    }
  }
  return { faults, take }
}
