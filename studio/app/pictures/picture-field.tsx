import { useState } from 'react'
import type { Locale } from '../../../src/site/locales.ts'
import { Button } from '../../../src/ui/button/button.tsx'
import { inField, parseFieldName, valueAt } from '../../model/field-name.ts'
import { setField } from '../state/edit.ts'
import { fileIn, useStudio } from '../state/store.ts'
import { words } from '../words.ts'
import { Picker } from './picker.tsx'
import { type PictureKind, sourceOf } from './sources.ts'

interface PictureFieldProps {
  kind: PictureKind
  name: string
  locales: Locale[]
}

/** The picture that a group names, and the way to another one. A picture is the same in every language that is shown. */
export function PictureField({ kind, name, locales }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [first = 'en'] = locales
  const read = (part: string) => (studio: Parameters<typeof fileIn>[0]) =>
    String(valueAt(fileIn(studio, first)?.draft.data, parseFieldName(inField(name, part))) ?? '')
  const chosen = useStudio(read('name'))
  const alt = useStudio(read('alt'))
  const isKnown = useStudio(({ site }) => site?.choices[kind].includes(chosen) ?? false)
  const use = (picture: string, words: string) => {
    for (const locale of locales) setField(locale, parseFieldName(inField(name, 'name')), picture)
    setField(first, parseFieldName(inField(name, 'alt')), words)
  }
  return (
    <div className="mt-3 flex items-center gap-4">
      {isKnown ? (
        <img
          src={sourceOf(kind, chosen)}
          alt=""
          className="aspect-video w-40 rounded bg-line object-cover"
        />
      ) : (
        <span className="grid aspect-video w-40 place-items-center rounded border border-dashed border-line-strong text-xs text-ink-soft">
          {words.noPicture}
        </span>
      )}
      <Button size="small" onClick={() => setOpen(true)}>
        {words.choosePicture}
      </Button>
      <Picker
        kind={kind}
        open={isOpen}
        onOpenChange={setOpen}
        chosen={chosen}
        alt={alt}
        onUse={use}
      />
    </div>
  )
}
