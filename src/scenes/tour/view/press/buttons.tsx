import type { ComponentProps } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { focusWindow } from '../links/viewer-place.ts'

type ButtonProps = ComponentProps<typeof Button>

const whilePressed = 'aria-pressed:bg-ink aria-pressed:text-paper'

/** A small button that is as high as a fingertip, dark while it is pressed. */
export const TouchButton = ({ className, ...props }: ButtonProps) => (
  <Button size="small" className={classNames('min-h-11', whilePressed, className)} {...props} />
)

/** A button that goes once it is pressed: the picture takes the focus, which would else be lost. */
export const PartingButton = ({ onClick, ...props }: ButtonProps) => (
  <TouchButton
    variant="quiet"
    onClick={(event) => {
      focusWindow(event.currentTarget)
      onClick?.(event)
    }}
    {...props}
  />
)

type IconProps = ButtonProps & {
  /** What it is called, for readers and on hover. */
  label: string
  /** At its end it stays focusable, and says so. */
  isOff?: boolean
}

/** A button that is a drawing. */
export const IconButton = ({ label, isOff = false, className, onClick, ...props }: IconProps) => (
  <Button
    variant="quiet"
    size="small"
    className={classNames(
      'px-0! py-0!',
      whilePressed,
      className ?? 'w-9 pointer-coarse:min-h-11 pointer-coarse:w-11',
    )}
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onClick}
    {...props}
  />
)
