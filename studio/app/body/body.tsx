import { useRef, useState } from 'react'
import { type Locale, languageByLocale } from '../../../src/site/locales.ts'
import { Button } from '../../../src/ui/button/button.tsx'
import { Problems } from '../form/problems.tsx'
import { columns } from '../languages/columns.ts'
import { Picker } from '../pictures/picker.tsx'
import { words } from '../words.ts'
import { BodyEditor, type BodyHandle } from './body-editor.tsx'

/** The running text under the fields, an editor a language. */
export function Body({ locales }: { locales: Locale[] }) {
  return (
    <section aria-label={words.body} className="mt-7 border-t border-ink pt-3">
      <h2 className="text-name font-semibold">{words.body}</h2>
      <div className={columns(locales.length)}>
        {locales.map((locale) => (
          <OneBody key={locale} locale={locale} />
        ))}
      </div>
    </section>
  )
}

function OneBody({ locale }: { locale: Locale }) {
  const editor = useRef<BodyHandle>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="relative mt-3 min-w-0">
      <BodyEditor
        ref={editor}
        locale={locale}
        label={`${words.body}, ${languageByLocale[locale].name}`}
      />
      <Problems locale={locale} name="body" />
      <Button size="small" className="mt-3" onClick={() => setOpen(true)}>
        {words.insertPicture}
      </Button>
      <Picker
        kind="picture"
        open={isOpen}
        onOpenChange={setOpen}
        chosen=""
        alt=""
        // Brackets would end the words early.
        onUse={(name, alt) => editor.current?.insert(`![${alt.replace(/[[\]]/g, '')}](${name})`)}
      />
    </div>
  )
}
