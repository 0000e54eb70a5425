import { useLocationProperty } from 'wouter/use-browser-location'
import type { GovernmentServices } from '../../../content/schemas/government-services.ts'

export type Way = GovernmentServices['ways'][number]

/** The way that the address names by its fragment, and how another is chosen; the history does not grow by it. */
export function useWay(ways: readonly Way[]) {
  const fragment = useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  )
  return {
    way: ways.find(({ id }) => id === fragment),
    choose(id: string | undefined) {
      const url = id ? `#${id}` : location.pathname + location.search
      history.replaceState(history.state, '', url)
    },
  }
}
