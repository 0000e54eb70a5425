import { useId } from 'react'
import type { Locale } from '../../../site/locales.ts'

export interface LanguageChoiceProps {
  label: string
  languages: readonly { code: Locale; label: string }[]
  chosen: Locale
  onChoose: (language: Locale) => void
}

/** The language that the conversation is read in; the page keeps its own. */
export function LanguageChoice({ label, languages, chosen, onChoose }: LanguageChoiceProps) {
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
