import { useEffect, useState } from 'react'

/** Whether scripts have taken over what was prerendered. */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive
}
