import type { ReactNode } from 'react'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { CommunicationDemo } from '../../../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../../../content/schemas/communication-features.ts'
import type { Locale } from '../../../site/locales.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type Chat, sendMessage } from '../evening-state.ts'

export interface ChatBoxProps {
  copy: CommunicationFeatures['hall']
  messages: CommunicationDemo['messages']
  language: Locale
  chat: Chat
  /** The id of the conversation's heading. */
  labelledBy: string
}

/** The sample conversation in the chosen language, and what the visitor adds as it was written. */
export function ChatBox({ copy, messages, language, chat, labelledBy }: ChatBoxProps) {
  const { own } = useSnapshot(chat)
  const { i18n } = useTranslation('shell')
  const id = useId()
  const clock = new Intl.DateTimeFormat(i18n.language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('message'))
    if (sendMessage(chat, text, Date.now())) form.reset()
  }
  return (
    <>
      <div role="log" aria-labelledby={labelledBy}>
        <ol className="mt-2">
          {messages.map(({ id, user, time, message }) => (
            <ChatMessage key={id} user={user} time={time} language={language}>
              {message[language]}
            </ChatMessage>
          ))}
          {own.map(({ id, message, time }) => (
            <ChatMessage key={id} user={copy.you} time={clock.format(time)} own>
              {message}
            </ChatMessage>
          ))}
        </ol>
      </div>
      {/* A form of this method goes nowhere, even before scripts hear it. */}
      <form method="dialog" onSubmit={send} className="needs-scripts border-t border-ink pt-5">
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {copy.message}
        </label>
        <div className="flex gap-2">
          <input id={id} name="message" autoComplete="off" maxLength={500} className="text-field" />
          <Button type="submit">{copy.send}</Button>
        </div>
      </form>
    </>
  )
}

interface ChatMessageProps {
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
function ChatMessage({ user, time, language, own = false, children }: ChatMessageProps) {
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
