import { useSnapshot } from 'valtio'
import type { LessonArProps } from '../ar/lesson-ar.tsx'
import type { Saying } from './said.tsx'
import { useAr } from './use-ar.ts'

/** The way onto the visitor's own table, where this device has one. */
export function WorkspaceAr({
  saying,
  ...props
}: Omit<LessonArProps, 'said'> & { saying: Saying }) {
  const ar = useAr()
  const { text } = useSnapshot(saying)
  return ar ? <ar.LessonAr {...props} said={text} /> : null
}
