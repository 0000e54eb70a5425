import { useLayoutEffect, useRef } from 'react'
import { showLoadFailure } from '../load-failure/store.ts'
import { useLoaded } from '../use-loaded.ts'
import type { DialogProps } from './dialog-view.tsx'

const loadView = () => import('./dialog-view.tsx')

/** A modal dialog whose code loads when it first opens; the focus goes in and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props
  const view = useLoaded(loadView, open, () => {
    showLoadFailure()
    onOpenChange(false)
  })
  const opener = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (open && document.activeElement instanceof HTMLElement)
      opener.current = document.activeElement
  }, [open])

  return view ? <view.DialogView {...props} opener={opener} /> : null
}
