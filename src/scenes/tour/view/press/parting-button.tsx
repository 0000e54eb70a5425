import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { focusWindow } from '../links/viewer-place.ts'

export interface PartingButtonProps {
  primary?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button that goes once it is pressed: the picture takes the focus, which would else be lost. */
export function PartingButton({ primary = false, onPress, children }: PartingButtonProps) {
  return (
    <Button
      size="small"
      variant={primary ? 'primary' : 'quiet'}
      className="min-h-11"
      onClick={({ currentTarget }) => {
        focusWindow(currentTarget)
        onPress()
      }}
    >
      {children}
    </Button>
  )
}
