import { useSnapshot } from 'valtio'
import { showLoadFailure } from '../load-failure/store.ts'
import { useLoaded } from '../use-loaded.ts'
import { toasts } from './store.ts'
import type { ToastViewportProps } from './toast-viewport.tsx'

const loadViewport = () => import('./toast-viewport.tsx')

/** Stands in the shell once; fetches what draws toasts when the first one is shown. */
export function Toaster(props: ToastViewportProps) {
  const { list } = useSnapshot(toasts)
  const module = useLoaded(loadViewport, list.length > 0, showLoadFailure)
  return module ? <module.ToastViewport {...props} /> : null
}
