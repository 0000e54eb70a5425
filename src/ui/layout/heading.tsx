import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export type HeadingSize = 'display' | 'title' | 'subtitle' | 'name' | 'kind'

export type HeadingProps = ComponentProps<'h2'> & {
  level?: 1 | 2 | 3 | 4
  /** Defaults by level: 1 display, 2 title, 3 name, 4 name. */
  size?: HeadingSize | undefined
}

const sizes: Record<HeadingSize, string> = {
  display: 'font-semibold text-display',
  title: 'font-semibold text-title',
  subtitle: 'font-semibold text-subtitle',
  name: 'font-semibold text-name',
  kind: 'kind',
}

const sizeOfLevel = { 1: 'display', 2: 'title', 3: 'name', 4: 'name' } as const

export function Heading({
  level = 2,
  size = sizeOfLevel[level],
  className,
  ...props
}: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={classNames(sizes[size], className)} {...props} />
}
