import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Container } from './container.tsx'
import { SectionHeader } from './section-header.tsx'

/** `paper` is the page; `floor` a detected surface; `surface` a shade up; `night` a dark band in either theme. */
export type SectionTone = 'paper' | 'floor' | 'surface' | 'night'

type SectionProps = ComponentProps<'section'> & {
  tone?: SectionTone | undefined
  /** Draws a hairline above. */
  ruled?: boolean | undefined
  /** The heading, which names the section by its id, with the words above and beside it. */
  header?: { id: string; title: string; text?: string; eyebrow?: string; className?: string }
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
        {header && (
          <SectionHeader
            id={header.id}
            title={header.title}
            eyebrow={header.eyebrow}
            lead={header.text}
            className={header.className}
          />
        )}
        {children}
      </Container>
    </section>
  )
}
