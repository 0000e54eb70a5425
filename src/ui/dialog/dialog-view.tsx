import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { useLayoutEffect } from 'react'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/shell.tsx'

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
  /** Another key makes another dialog for screen readers, while the focus still returns to the first opener. */
  contentKey?: string
  /** Where the focus goes when its opener is gone. */
  otherwise?: () => HTMLElement | null | undefined
  children: ReactNode
}

interface DialogViewProps extends DialogProps {
  opener: RefObject<HTMLElement | null>
}

const shapes = {
  small: 'm-auto max-h-full w-full max-w-md animate-unfold rounded border p-6 sm:p-8',
  large: 'm-auto max-h-full w-full max-w-4xl animate-unfold rounded border p-6 sm:p-8',
  full: 'm-auto max-h-full w-full max-w-[120rem] animate-unfold rounded border p-6 sm:p-8',
  sheet: 'ml-auto h-full w-full max-w-sm animate-slide-in border-l p-5',
}

/**
 * Radix without its overlay, which locks scrolling by a `<style>` element that the CSP forbids. Scrim and scroll lock
 * are our own.
 */
export function DialogView({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  closeLabel,
  shape = 'small',
  contentKey,
  otherwise,
  opener,
  children,
}: DialogViewProps) {
  useScrollLock(open)

  // The focus starts at the first field of a form, otherwise at the close button.
  const enter = (event: Event) => {
    const content = event.currentTarget instanceof Element ? event.currentTarget : null
    const field = content?.querySelector<HTMLElement>('input, select, textarea')
    if (!field) return
    event.preventDefault()
    field.focus()
  }

  const returnFocus = (event: Event) => {
    event.preventDefault()
    const replaced = document.querySelector('[role="dialog"][data-state="open"]')
    if (replaced) return
    opener.current?.focus()
    if (document.activeElement !== opener.current) otherwise?.()?.focus()
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          className={classNames(
            'fixed inset-0 z-50 flex animate-fade bg-[#0b0d12]/60',
            shape !== 'sheet' && 'p-4',
          )}
        >
          <Radix.Content
            key={contentKey}
            className={classNames(
              'overflow-y-auto overscroll-contain bg-paper text-ink shadow',
              shapes[shape],
            )}
            onOpenAutoFocus={enter}
            onCloseAutoFocus={returnFocus}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <div className="sticky top-0 z-10 h-0">
              <Radix.Close
                aria-label={closeLabel}
                className="absolute -top-3 -right-3 icon-button bg-paper sm:-top-4 sm:-right-4"
              >
                <CloseIcon />
              </Radix.Close>
            </div>
            <Radix.Title className={titleHidden ? 'sr-only' : 'pr-12 text-subtitle font-semibold'}>
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description className="mt-2 text-sm text-ink-soft">
                {description}
              </Radix.Description>
            )}
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Keeps the page from scrolling while `locked`, without moving what is on it. */
function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return
    const root = document.documentElement
    const names = ['scroll-locked']
    if (innerWidth > root.clientWidth) names.push('scroll-gutter')
    root.classList.add(...names)
    return () => root.classList.remove(...names)
  }, [locked])
}
