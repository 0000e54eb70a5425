import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook

export function Button({ variant, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonStyle({ variant, size, className })} {...props} />
}
