import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { type SubjectId, subjectIds } from '../../site/lessons.ts'

/** The subject in the address, as the tabs read it; biology by default. */
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
