import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { sayLoadFailure } from '../load-failure/store.ts'
import { useLoaded } from '../use-loaded.ts'

export interface DialogProps {
  open: boolean
  /** Called with `false` on Escape, the close button or a press outside. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean
  description?: ReactNode
  /** Names the close button. */
  closeLabel: string
  /** `sheet` is a drawer from the right edge. */
  shape?: 'small' | 'large' | 'full' | 'sheet'
  /** Another key is another dialog to a screen reader, while the focus returns to the same opener in the end. */
  contentKey?: string
  /** Where the focus goes when its opener is no longer there to take it. */
  otherwise?: () => HTMLElement | null | undefined
  children: ReactNode
}

const loadView = () => import('./dialog-view.tsx')

/** A modal dialog whose code loads when it first opens; the focus goes in and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  const giveUp = useCallback(() => {
    sayLoadFailure()
    onOpenChange(false)
  }, [onOpenChange])
  const view = useLoaded(loadView, open, giveUp)
  const opener = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (open && document.activeElement instanceof HTMLElement)
      opener.current = document.activeElement
  }, [open])

  return view ? <view.DialogView {...props} opener={opener} /> : null
}
