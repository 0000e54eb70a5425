import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { addStrings, createI18n } from '../../../../../i18n/create.ts'
import type { Locale } from '../../../../../site/locales.ts'
import { hasWebGl } from '../../../../../stage/webgl-context.ts'
import { readPageData } from '../../../model/export/page-data.ts'
import { createSession, resetSession } from '../../../model/session.ts'
import { createTour } from '../../../model/tour.ts'
import { createOpenTour } from '../../rooms/create-open-tour.ts'
import { tourContextOptions } from '../../scene/tour-stage.ts'
import { ExportedTourView } from './exported-tour-view.tsx'
import { PlainTour } from './plain-tour.tsx'
import { readEmbeddedFile } from './read-embedded-file.ts'

// The script of a page that was saved from a tour: everything it shows lies in the page itself.
const data = readPageData(document.querySelector('#tour')?.textContent ?? '')
const tour = createTour()
const state = createSession(data.document.id)
resetSession(state, data.document.id, data.document)
state.thumbs = data.thumbs

const files = new Map(
  data.document.files.map((file) => {
    let blob: Promise<Blob> | undefined
    // Its text is taken out of the page, so once.
    const read = () => {
      blob ??= readEmbeddedFile(document, file, data.pieces[file.id] ?? 0)
      return blob
    }
    return [file.id, { name: file.path.split('/').at(-1) ?? '', read }]
  }),
)
const openTour = createOpenTour(tour, state, files)

const dark = matchMedia('(prefers-color-scheme: dark)')
const setTheme = () => document.documentElement.classList.toggle('dark', dark.matches)
setTheme()
dark.addEventListener('change', setTheme)

const i18n = createI18n(document.documentElement.lang as Locale, '')
addStrings(i18n, data.words)
const place = document.querySelector('#page')
if (place) {
  const Tour = hasWebGl(tourContextOptions) ? ExportedTourView : PlainTour
  createRoot(place).render(
    <I18nextProvider i18n={i18n}>
      <Tour openTour={openTour} />
    </I18nextProvider>,
  )
}
