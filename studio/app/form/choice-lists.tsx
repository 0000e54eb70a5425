import { useStudio } from '../state/store.ts'

/** What fields that point to something offer while one types. */
export function ChoiceLists() {
  const choices = useStudio(({ site }) => site?.choices)
  return Object.entries(choices ?? {}).map(([kind, values]) => (
    <datalist key={kind} id={`choices-${kind}`}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  ))
}
