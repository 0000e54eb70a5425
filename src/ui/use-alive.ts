import { useEffect, useState } from 'react'

/** Whether the scripts have taken over the page: false in its HTML, and in the first render of what was prerendered. */
export function useHydrated(): boolean {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive
}
