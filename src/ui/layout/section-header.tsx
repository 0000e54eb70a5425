import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Eyebrow } from './eyebrow.tsx'
import { Heading, type HeadingProps } from './heading.tsx'

interface SectionHeaderProps {
  title: ReactNode
  /** Of the heading, for the section's `aria-labelledby`. */
  id?: string
  eyebrow?: ReactNode
  /** A sentence or two, standing to the right on wide screens. */
  lead?: ReactNode
  level?: HeadingProps['level']
  size?: HeadingProps['size']
  className?: string | undefined
}

/** A big heading with its quiet sentence on the far side, as the style tile has it. */
export function SectionHeader({
  title,
  id,
  eyebrow,
  lead,
  level = 2,
  size,
  className,
}: SectionHeaderProps) {
  return (
    <div className={classNames('grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end', className)}>
      <div className="lg:col-span-7">
        {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
        <Heading level={level} id={id} size={size}>
          {title}
        </Heading>
      </div>
      {lead && <p className="text-lead text-ink-soft lg:col-span-4 lg:col-start-9">{lead}</p>}
    </div>
  )
}
