import { useRef, useState } from 'react'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { takeFile } from '../../../model/lesson/stand.ts'
import { type Molfile, type MolfileProblemCode, readMolecules } from '../../../model/molfile.ts'

/** What was wrong with a file, and where. */
interface Fault {
  file: string
  code: MolfileProblemCode | 'unreadable'
  line: number
  found: string
}

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

type Read = { molecules: Molfile[] } | { fault: Fault }

/** Bytes beyond which a file is not even read: its text would be refused. */
const most = 2_000_000

/** The molecules of a file, or what is wrong with it; never a part of them. */
async function readFile(file: File): Promise<Read> {
  const fault = (code: Fault['code'], line = 1, found = ''): Read => ({
    fault: { file: file.name, code, line, found },
  })
  if (file.size > most) return fault('too-large')
  let text: string
  try {
    text = await file.text()
  } catch {
    // It was moved or changed since it was chosen, or is a folder.
    return fault('unreadable')
  }
  const reading = readMolecules(text)
  if (reading.ok) return { molecules: reading.molecules }
  const { code, line, found } = reading.problem
  return fault(code, line, found)
}
