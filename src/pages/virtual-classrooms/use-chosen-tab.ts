import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { type SubjectId, subjectIds } from '../../site/lessons.ts'

/** The subject that the address names last, as the tabs understand it: biology where it never named one. */
export function useChosenTab(): SubjectId {
  const fragment = useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  )
  const [last, setLast] = useState<SubjectId>(subjectIds[0])
  const chosen = subjectIds.find((id) => id === fragment) ?? last
  if (chosen !== last) setLast(chosen)
  return chosen
}
