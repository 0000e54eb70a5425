import * as Radix from '@radix-ui/react-toast'
import { useSnapshot } from 'valtio'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/shell.tsx'
import { dismissToast, TOAST_DURATION_MS, toasts } from './store.ts'

export interface ToastViewportProps {
  /** Names the region; `{hotkey}` stands for the key that moves the focus there. */
  regionLabel: string
  closeLabel: string
}

export function ToastViewport({ regionLabel, closeLabel }: ToastViewportProps) {
  const { list } = useSnapshot(toasts)
  // Said before each message, and there is nothing to put the key in there.
  const name = regionLabel.replace(/\s*\(\{hotkey\}\)/, '')
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} label={name} swipeDirection="right">
      {list.map(({ id, open, title, description, kind }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(stays) => stays || dismissToast(id)}
          type="foreground"
          className={classNames(
            'relative animate-unfold rounded border bg-paper p-4 pr-12 text-ink shadow',
            kind === 'destructive' ? 'border-l-4 border-alert' : 'border-l-4 border-l-good',
          )}
        >
          <Radix.Title className="font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-sm text-ink-soft">
              {description}
            </Radix.Description>
          )}
          <Radix.Close aria-label={closeLabel} className="absolute top-1 right-1 icon-button">
            <CloseIcon />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={regionLabel}
        className="fixed right-0 bottom-0 z-60 flex w-full max-w-md flex-col gap-3 p-4 outline-none sm:p-6"
      />
    </Radix.Provider>
  )
}
