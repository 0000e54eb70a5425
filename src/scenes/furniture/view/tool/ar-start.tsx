import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { requestAr } from './ar-wish.ts'
import { loadAr } from './load-ar.ts'

export interface ArStartProps {
  /** Ids of a piece and of its look, to be held when the session begins. */
  piece: string
  variant: string
  label: string
  /** What is said beside the button. */
  note: string
  /** What stands here where the device has no AR. */
  children: ReactNode
}

/** The way into AR with one piece, where the device has it. */
export function ArStart({ piece, variant, label, note, children }: ArStartProps) {
  const ar = useLoaded(loadAr, true, () => {})
  if (!ar) return children
  return (
    <>
      <p className="mt-2 text-sm text-ink-soft">{note}</p>
      <Button variant="primary" className="mt-4" onClick={() => requestAr({ piece, variant })}>
        {label}
      </Button>
    </>
  )
}
