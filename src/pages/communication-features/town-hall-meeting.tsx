import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CommunicationDemo } from '../../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../../content/schemas/communication-features.ts'
import type { Locale } from '../../site/locales.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useFormats } from '../../ui/formats.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { AskForm } from '../civic/ask-form.tsx'

interface HallProps {
  copy: CommunicationFeatures['hall']
  demo: CommunicationDemo
}

/** The hall with who is in it on one side, and what is said in it on the other. */
export function TownHallMeeting({ copy, demo }: HallProps) {
  const { i18n } = useTranslation('shell')
  const [language, setLanguage] = useState(i18n.language as Locale)
  const [attends, setAttends] = useState<boolean>()
  return (
    <div className="mt-12 grid gap-x-8 gap-y-14 lg:mt-16 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-4">
        <div className="border-t border-ink pt-5">
          <Heading level={3} size="subtitle">
            {copy.townHall}
          </Heading>
          <p className="mt-3 text-ink-soft">{copy.townHallText}</p>
          <Button
            variant={attends ? 'outline' : 'primary'}
            className="needs-scripts mt-6"
            onClick={() => setAttends(!attends)}
          >
            {attends ? copy.leave : copy.join}
          </Button>
          <p role="status" className="mt-3 min-h-6 text-sm font-medium">
            {attends ? copy.joined : attends === false && copy.left}
          </p>
        </div>
        <h3 className="kind mt-8">{copy.leaders}</h3>
        <ul className="mt-3 border-b">
          {demo.leaders.map(({ name, party, status }) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t py-4"
            >
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-soft">{party}</span>
              </span>
              <Badge tone={status === 'online' ? 'good' : 'plain'}>{copy[status]}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0 lg:col-span-7 lg:col-start-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-ink pt-5">
          <Heading level={3} size="subtitle" id="conversation">
            {copy.chat}
          </Heading>
          <LanguageChoice
            label={copy.language}
            languages={demo.languages}
            chosen={language}
            onChoose={setLanguage}
          />
        </div>
        <ChatBox
          copy={copy}
          messages={demo.messages}
          language={language}
          labelledBy="conversation"
        />
      </div>
    </div>
  )
}

interface LanguageChoiceProps {
  label: string
  languages: readonly { code: Locale; label: string }[]
  chosen: Locale
  onChoose: (language: Locale) => void
}

/** The language that the conversation is read in; the page keeps its own. */
function LanguageChoice({ label, languages, chosen, onChoose }: LanguageChoiceProps) {
  const name = useId()
  return (
    <fieldset className="needs-scripts min-w-0">
      <legend className="kind mb-2">{label}</legend>
      <div className="flex flex-wrap gap-x-5">
        {languages.map(({ code, label }) => (
          <label
            key={code}
            className="-mb-px inline-flex min-h-11 cursor-pointer items-center border-b-2 border-transparent text-sm font-semibold text-ink-soft hover:text-ink has-checked:border-signal has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-depth"
          >
            <input
              type="radio"
              name={name}
              value={code}
              checked={code === chosen}
              onChange={() => onChoose(code)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ChatBoxProps {
  copy: CommunicationFeatures['hall']
  messages: CommunicationDemo['messages']
  language: Locale
  /** The id of the conversation's heading. */
  labelledBy: string
}

/** The time of day here, as hours and minutes. */
const localTime = () => new Date().toTimeString().slice(0, 5)

/** The sample conversation in the chosen language, and what the visitor adds as it was written. */
function ChatBox({ copy, messages, language, labelledBy }: ChatBoxProps) {
  const [own, setOwn] = useState<{ id: number; message: string; time: string }[]>([])
  const formats = useFormats()
  const add = (message: string) => setOwn([...own, { id: own.length, message, time: localTime() }])
  return (
    <>
      <div role="log" aria-labelledby={labelledBy}>
        <ol className="mt-2">
          {messages.map(({ id, user, time, message }) => (
            <ChatMessage key={id} user={user} time={formats.time(time)} language={language}>
              {message[language]}
            </ChatMessage>
          ))}
          {own.map(({ id, message, time }) => (
            <ChatMessage key={id} user={copy.you} time={formats.time(time)} own>
              {message}
            </ChatMessage>
          ))}
        </ol>
      </div>
      <AskForm
        className="border-t border-ink pt-5"
        label={copy.message}
        maxLength={500}
        submit={copy.send}
        onAsk={add}
      />
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
