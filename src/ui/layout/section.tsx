import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Container } from './container.tsx'
import { Heading } from './heading.tsx'

/** `paper` is the page; `floor` a detected surface; `surface` a shade up; `night` a dark band in either theme. */
export type SectionTone = 'paper' | 'floor' | 'surface' | 'night'

type SectionProps = ComponentProps<'section'> & {
  tone?: SectionTone | undefined
  /** Draws a hairline above. */
  ruled?: boolean | undefined
  /** The heading, which names the section by its id, with the words above and beside it. */
  header?: SectionHeaderProps | undefined
  /** Goes to the column inside. */
  innerClassName?: string
}

const tones: Record<SectionTone, string> = {
  paper: '',
  floor: 'floor',
  surface: 'bg-surface',
  night: 'dark bg-paper text-ink',
}

/** A band of the page with the column inside. Without a header name it: `aria-labelledby` with its heading's id. */
export function Section({
  tone = 'paper',
  ruled = false,
  header,
  className,
  innerClassName,
  children,
  ...props
}: SectionProps) {
  return (
    <section
      aria-labelledby={header?.id}
      className={classNames('py-16 sm:py-20 lg:py-28', tones[tone], ruled && 'border-t', className)}
      {...props}
    >
      <Container className={innerClassName}>
        {header && <SectionHeader {...header} />}
        {children}
      </Container>
    </section>
  )
}

interface SectionHeaderProps {
  id: string
  title: string | undefined
  /** A sentence or two, standing to the right on wide screens. */
  text?: string | undefined
  eyebrow?: string | undefined
  className?: string
}

/** A big heading with its quiet sentence on the far side. */
function SectionHeader({ id, title, text, eyebrow, className }: SectionHeaderProps) {
  return (
    <div className={classNames('grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end', className)}>
      <div className="lg:col-span-7">
        {eyebrow && <p className="kind mb-4">{eyebrow}</p>}
        <Heading id={id}>{title}</Heading>
      </div>
      {text && <p className="text-lead text-ink-soft lg:col-span-4 lg:col-start-9">{text}</p>}
    </div>
  )
}
