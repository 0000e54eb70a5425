import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import staging from '../../../../../content/en/ui/staging.json' with { type: 'json' }
import { photoWithExif } from '../../../../files/position/testing/photo-with.ts'
import { writeTiff } from '../../../../files/tiff.ts'
import { addStrings } from '../../../../i18n/add-strings.ts'
import { createI18n } from '../../../../i18n/create.ts'
import { usualCamera } from '../../../furniture/model/room/from-match.ts'
import { usualLight } from '../../../furniture/model/room/light.ts'
import { plainTexture } from '../../../furniture/model/room/texture.ts'
import { noOutline } from '../../../furniture/model/walls/outline.ts'
import { addPhoto, askForAll, chooseStyle, createStaging } from '../../model/staging.ts'
import { DownloadAll } from './download-all.tsx'

const saved = vi.fn(() => 'blob:saved')
const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff])])

beforeEach(() => {
  saved.mockClear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(saved)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Two photos that are staged; of the second, the position is not where it is said to be. */
async function staged() {
  const lost = { tag: 0x8825, type: 4, count: 1, data: new Uint8Array(4).fill(0x7f) }
  const made = createStaging()
  addPhoto(made, { name: 'hall.jpg', file: jpeg })
  addPhoto(made, { name: 'roof.jpg', file: await photoWithExif(writeTiff(true, [lost])) })
  chooseStyle(made, 'bohemian')
  askForAll(made)
  const match = { camera: usualCamera(2), confidence: 'good' as const }
  const size = { width: 64, height: 32 }
  const look = { size, light: usualLight, texture: plainTexture, outline: noOutline, match }
  for (const photo of made.photos) photo.look = look
  for (const job of made.jobs) {
    job.picture = {
      ...{ clean: jpeg, labelled: jpeg, thumb: jpeg, before: jpeg },
      ...{ changed: jpeg, share: 0.1 },
    }
  }
  return made
}

test('a photo whose position could not be found is named beside the download of all, unless it is wanted', async () => {
  const made = await staged()
  const i18n = createI18n('en', 'Realia')
  addStrings(i18n, { staging })
  const shown = (position: boolean) => (
    <I18nextProvider i18n={i18n}>
      <DownloadAll
        {...{ staging: made, names: {}, position, ids: made.jobs.map(({ id }) => id) }}
        supply={{ styles: [], sizes: {}, label: '' }}
      />
    </I18nextProvider>
  )
  const { rerender } = render(shown(false))
  const press = () => fireEvent.click(screen.getByRole('button'))
  press()
  const note = await screen.findByText(/into roof\.jpg could not be read/)
  expect(note.getAttribute('role')).toBe('alert')
  expect(note.textContent).not.toContain('hall.jpg')
  rerender(shown(true))
  press()
  await vi.waitFor(() => expect(note.textContent).toBe(''))
  expect(saved).toHaveBeenCalledTimes(2)
})
