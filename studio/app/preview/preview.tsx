import { useEffect, useRef, useState } from 'react'
import { localePath } from '../../../src/site/locales.ts'
import { currentDocument, useStudio } from '../state/store.ts'
import { words } from '../words.ts'
import { follow } from './follow.ts'
import { useSize } from './use-size.ts'

/** The widths in CSS pixels that a page is shown at. */
const widths = { phone: 390, desktop: 1280 }

/** The real page in the language that is worked on, drawn smaller where it is wider than its place. */
export function Preview() {
  const page = useStudio((studio) => currentDocument(studio)?.page)
  const locale = useStudio(({ place }) => place.locale)
  const [device, setDevice] = useState<keyof typeof widths>('desktop')
  const frame = useRef<HTMLIFrameElement>(null)
  const [box, size] = useSize()
  const address = page === undefined ? undefined : localePath(locale, page)

  useEffect(() => (frame.current && address ? follow(frame.current) : undefined), [address])

  const width = widths[device]
  const scale = Math.min(1, size.width / width)
  return (
    <section
      aria-label={words.preview}
      className="flex min-h-0 min-w-0 flex-col border-l bg-surface"
    >
      <div className="flex h-11 items-center gap-1 border-b px-4">
        <span className="truncate font-mono text-xs text-ink-soft">{address}</span>
        <fieldset aria-label={words.view} className="ml-auto flex self-end">
          {(['phone', 'desktop'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={device === each}
              onClick={() => setDevice(each)}
              className="studio-tab"
            >
              {words[each]}
              <span className="font-mono text-xs font-normal text-ink-soft">{widths[each]}</span>
            </button>
          ))}
        </fieldset>
        {address && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="ml-2 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {words.openPage}
          </a>
        )}
      </div>
      <div ref={box} className="relative min-h-0 flex-1 overflow-hidden floor">
        {address && size.width > 0 && (
          <iframe
            ref={frame}
            key={address}
            src={address}
            title={words.previewOf(address)}
            className="absolute top-0 origin-top-left border-x bg-paper"
            style={{
              width,
              height: size.height / scale,
              left: Math.max(0, (size.width - width * scale) / 2),
              scale: String(scale),
            }}
          />
        )}
      </div>
    </section>
  )
}
