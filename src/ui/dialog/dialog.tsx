import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/shell.tsx'

interface DialogProps {
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
  shape?: keyof typeof shapes
  /** Another key makes another dialog for screen readers, while the focus still returns to the first opener. */
  contentKey?: string
  /** Where the focus goes when its opener is gone. */
  otherwise?: () => HTMLElement | null | undefined
  children: ReactNode
}

const boxed = 'm-auto max-h-[calc(100%-2rem)] w-[calc(100%-2rem)] animate-unfold rounded border'
const shapes = {
  small: `${boxed} max-w-md`,
  large: `${boxed} max-w-4xl`,
  full: `${boxed} max-w-[120rem]`,
  sheet: 'ml-auto h-full max-h-full w-full max-w-sm animate-slide-in border-l',
}

/** A modal dialog; the focus goes in and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, contentKey } = props
  return open && createPortal(<OpenDialog key={contentKey} {...props} />, document.body)
}

function OpenDialog(props: DialogProps) {
  const { onOpenChange, title, titleHidden, description, closeLabel, shape = 'small' } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const close = () => onOpenChange(false)
  const onPressOutside = useEffectEvent(close)
  const otherwise = useEffectEvent(() => props.otherwise?.()?.focus({ preventScroll: true }))

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    const { classList, clientWidth } = document.documentElement
    // The page does not scroll behind it, nor move as its scroll bar goes.
    const locked = ['scroll-locked', ...(innerWidth > clientWidth ? ['scroll-gutter'] : [])]
    element.showModal()
    classList.add(...locked)
    // The focus starts at the first field of a form, otherwise at the close button.
    element.querySelector<HTMLElement>('input, select, textarea')?.focus()
    // The ground outside of the content is the dialog's own; a text selected beyond the edge is no press there.
    let isPressed = false
    element.onpointerdown = ({ target }) => (isPressed = target === element)
    element.onclick = ({ target }) => isPressed && target === element && onPressOutside()
    return () => {
      element.close()
      classList.remove(...locked)
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      if (document.activeElement !== opener) otherwise()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      className={classNames(
        'overflow-y-auto overscroll-contain bg-paper p-0 text-ink shadow backdrop:animate-fade backdrop:bg-[#0b0d12]/60',
        shapes[shape],
      )}
    >
      <div className={shape === 'sheet' ? 'min-h-full p-5' : 'p-6 sm:p-8'}>
        <div className="sticky top-0 z-10 h-0">
          <button
            type="button"
            aria-label={closeLabel}
            onClick={close}
            className="absolute -top-3 -right-3 icon-button bg-paper sm:-top-4 sm:-right-4"
          >
            <CloseIcon />
          </button>
        </div>
        <h2
          id={`${id}-title`}
          className={titleHidden ? 'sr-only' : 'pr-12 text-subtitle font-semibold'}
        >
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="mt-2 text-sm text-ink-soft">
            {description}
          </p>
        )}
        {props.children}
      </div>
    </dialog>
  )
}
