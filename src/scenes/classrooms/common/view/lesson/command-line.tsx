import { type FormEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button/button.tsx'
import { TextList } from '../../../../../ui/text-list.tsx'
import { phrases, type Vocabulary } from '../../model/command.ts'

import { VoiceInputButton } from '../voice/voice-input-button.tsx'

export interface CommandLineProps {
  vocabulary: Vocabulary
  onCommand: (text: string) => void
  say: (text: string) => void
}

/** Every command typed, with completion; said, where the browser hears; and the list of all of them. */
export function CommandLine({ vocabulary, onCommand, say }: CommandLineProps) {
  const { t } = useTranslation('lesson')
  const [value, setValue] = useState('')
  const id = useId()
  // There are hundreds: they are listed once somebody comes here.
  const [isWanted, want] = useState(false)
  const all = useMemo(() => (isWanted ? phrases(vocabulary) : []), [isWanted, vocabulary])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() === '') return
    onCommand(value)
    setValue('')
  }
  return (
    <div className="no-print">
      <form onSubmit={submit} onFocus={() => want(true)} className="flex flex-wrap items-end gap-2">
        {/* On a phone both buttons stand below it, rather than one beside it and one below. */}
        <div className="min-w-48 grow max-sm:basis-full">
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            {t('command')}
          </label>
          <input
            id={id}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            list={`${id}-all`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="text-field"
          />
          <datalist id={`${id}-all`}>
            {all.map((phrase) => (
              <option key={phrase} value={phrase.replace('…', '').trim()} />
            ))}
          </datalist>
        </div>
        <Button type="submit">{t('run')}</Button>
        <VoiceInputButton onHeard={onCommand} say={say} />
      </form>
      <details className="mt-2" onToggle={() => want(true)}>
        <summary className="w-fit py-3 text-sm font-medium">{t('commands')}</summary>
        <TextList
          items={all}
          className="mt-2 columns-2 gap-x-8 text-sm text-ink-soft sm:columns-3"
          itemClassName="py-0.5"
        />
      </details>
    </div>
  )
}
