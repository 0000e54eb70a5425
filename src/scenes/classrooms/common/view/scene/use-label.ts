import { type RefObject, useEffect, useRef } from 'react'
import { createLabel } from './place-label.ts'

/** The name over what is chosen, while a scene stands that puts it in its place. */
export function useLabel(element: RefObject<HTMLElement | null>) {
  const label = useRef<ReturnType<typeof createLabel> | null>(null)
  useEffect(() => {
    if (!element.current) return
    const made = createLabel(element.current)
    label.current = made
    return () => {
      made.stop()
      label.current = null
    }
  }, [element])
  return label
}
