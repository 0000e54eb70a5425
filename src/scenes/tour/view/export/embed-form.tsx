import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { copyText } from '../../../../ui/copy-text.ts'
import { plainName } from '../../../../ui/download.ts'
import { TextArea, TextInput } from '../../../../ui/field/text-input.tsx'
import type { TourEditor } from '../editor/create-editor.ts'
import { embedCode } from './embed-code.ts'

/** The code that puts the saved page into a page of one's own site, and what is to be done with it. */
export function EmbedForm({ editor: { state } }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { name } = useSnapshot(state).history.present
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  // As the page is named when it is saved.
  const address = typed ?? `${encodeURIComponent(plainName(name))}.html`
  const code = embedCode({ address: address.trim(), title: name || t('keptUnnamed') })

  const copy = async () => {
    if (await copyText(code)) {
      state.announcement = { code: 'CodeCopied' }
      return
    }
    field.current?.focus()
    field.current?.select()
    state.announcement = { code: 'CodeMarked' }
  }
  return (
    <div className="mt-2 flex flex-col gap-4 border-t pt-4">
      <p className="max-w-prose text-sm">{t('embedHint')}</p>
      <TextInput
        label={t('embedAddress')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        onChange={({ target }) => setTyped(target.value)}
        className="w-96 max-w-full"
      />
      <TextArea
        ref={field}
        label={t('embedCode')}
        readOnly
        rows={3}
        spellCheck={false}
        value={code}
        className="max-w-2xl"
      />
      <div>
        <Button onClick={() => void copy()}>{t('copyCode')}</Button>
      </div>
    </div>
  )
}
