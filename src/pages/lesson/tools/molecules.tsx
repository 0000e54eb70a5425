// A module of its own, so that the import() of one lesson brings none of the others.
import { type ComponentProps, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { MoleculesLesson } from '../../../scenes/index.ts'
import { fetchStrings } from '../../fetch-strings.ts'

/** The lesson with a way to the words that its page does not carry from the start. */
export function Lesson(props: Omit<ComponentProps<typeof MoleculesLesson>, 'fetchWords'>) {
  const { i18n } = useTranslation('shell')
  const fetchWords = useCallback((names: string[]) => fetchStrings(i18n, names), [i18n])
  return <MoleculesLesson {...props} fetchWords={fetchWords} />
}
