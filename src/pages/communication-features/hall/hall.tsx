import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { CommunicationDemo } from '../../../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../../../content/schemas/communication-features.ts'
import type { Locale } from '../../../site/locales.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { SectionHeader } from '../../../ui/layout/section-header.tsx'
import { type EveningState, toggleAttendance } from '../evening-state.ts'
import { ChatBox } from './chat-box.tsx'

export interface HallProps {
  copy: CommunicationFeatures['hall']
  demo: CommunicationDemo
  evening: EveningState
}

/** The hall with who is in it on one side, and what is said in it on the other. */
export function Hall({ copy, demo, evening }: HallProps) {
  const { i18n } = useTranslation('shell')
  const [language, setLanguage] = useState(i18n.language as Locale)
  const { attends } = useSnapshot(evening.townHall)
  const [said, setSaid] = useState('')
  const toggle = () => {
    toggleAttendance(evening.townHall)
    setSaid(evening.townHall.attends ? copy.joined : copy.left)
  }
  return (
    <>
      <SectionHeader id="hall" title={copy.title} lead={copy.text} />
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
              onClick={toggle}
            >
              {attends ? copy.leave : copy.join}
            </Button>
            <p role="status" className="mt-3 min-h-6 text-sm font-medium">
              {said}
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
            chat={evening.chat}
            labelledBy="conversation"
          />
        </div>
      </div>
    </>
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
