import { type Molfile, type MolfileProblemCode, readMolecules } from '../../../model/molfile.ts'

/** What was wrong with a file, and where. */
export interface Fault {
  file: string
  code: MolfileProblemCode | 'unreadable'
  line: number
  found: string
}

export type Read = { molecules: Molfile[] } | { fault: Fault }

/** Bytes beyond which a file is not even read: its text would be refused. */
const most = 2_000_000

/** The molecules of a file, or what is wrong with it; never a part of them. */
export async function readFile(file: File): Promise<Read> {
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
