import type { ReactNode } from 'react'
import type { Locale } from '../../../site/locales.ts'
import { classNames } from '../../../ui/class-names.ts'

export interface ChatMessageProps {
  user: string
  /** Of day, as it is read. */
  time: string
  /** The language that the message is in, where it is known. */
  language?: Locale
  own?: boolean
  children: ReactNode
}

/** Whatever the page is set in, a Hindi message comes in a face that has its letters. */
const devanagari = "leading-[1.7] [font-family:'Noto_Sans_Devanagari_Variable',var(--stack-sans)]"

/** A line of the conversation: when and who in the margin, what beside it. */
export function ChatMessage({ user, time, language, own = false, children }: ChatMessageProps) {
  return (
    <li
      className={classNames(
        'grid gap-x-6 border-t py-4 sm:grid-cols-[9rem_1fr]',
        own && 'animate-unfold',
      )}
    >
      <p className="flex items-baseline gap-3 text-sm sm:block">
        <span className={classNames('font-semibold', own && 'text-depth')}>{user}</span>
        <span className="font-mono text-xs text-ink-soft sm:block">{time}</span>
      </p>
      <p
        lang={language}
        className={classNames('min-w-0 wrap-break-word', language === 'hi' && devanagari)}
      >
        {children}
      </p>
    </li>
  )
}
