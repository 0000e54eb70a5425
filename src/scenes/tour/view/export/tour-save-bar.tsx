import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Size } from '../../../../files/image-size.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { copyText } from '../../../../ui/copy-text.ts'
import { safeFileName } from '../../../../ui/download.ts'
import { SelectField } from '../../../../ui/field/select-field.tsx'
import { TextArea, TextInput } from '../../../../ui/field/text-input.tsx'
import { limits } from '../../model/document/limits.ts'
import { renameTour } from '../../model/document/rooms.ts'
import { pageBytes } from '../../model/export/page-data.ts'
import { imageSideLimits, parseSide, presetSizes } from '../../model/export/still-image.ts'
import { loadedCode } from '../../model/fault.ts'
import { currentRoom, documentOf, edit, type Session, sealStep } from '../../model/session.ts'
import { setFault } from '../../model/tour.ts'
import { viewDirectionOf } from '../../model/view.ts'
import { copyTour } from '../editor/copy-tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { TouchButton } from '../press/buttons.tsx'
import { TourTextField } from '../strip/line-field.tsx'
import { formatMegabytes } from './format-megabytes.ts'
import { embedCode } from './page-text.ts'
import { saveFile, saveTourZip } from './save-file.ts'

/** Whether this browser keeps the tour, and what it can be saved as. */
export function TourSaveBar({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { keep } = useSnapshot(editor.state)
  const id = useId()
  const [isSaving, setSaving] = useState(false)
  const [position, setPosition] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveTourZip(editor, position)
    setSaving(false)
  }
  const copy = () => {
    const name = documentOf(editor.state).name || t('keptUnnamed')
    copyTour(editor, t('copyOf', { name }))
  }
  const word = keep === 'saved' ? 'keptNow' : keep === 'saving' ? 'keptWriting' : 'keptNot'
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <TourName state={editor.state} />
      <TouchButton aria-disabled={isSaving} onClick={() => !isSaving && void save()}>
        {t('saveTour')}
      </TouchButton>
      <ExportButtons editor={editor} position={position} />
      {keep && (
        <span
          className="flex min-h-11 items-center font-kind text-xs text-ink-soft"
          data-keep={keep}
        >
          {t(word)}
        </span>
      )}
      {keep === 'Elsewhere' && <TouchButton onClick={copy}>{t('makeCopy')}</TouchButton>}
      <div className="mt-1 flex basis-full items-start gap-3 text-sm">
        <input
          id={id}
          type="checkbox"
          checked={position}
          aria-describedby={`${id}-why`}
          onChange={({ target }) => setPosition(target.checked)}
          className="mt-1 size-5 shrink-0 accent-ink"
        />
        <div className="max-w-prose">
          <label htmlFor={id} className="block">
            {t('keepPosition')}
          </label>
          <p id={`${id}-why`} className="text-ink-soft">
            {t(position ? 'keepPositionOn' : 'keepPositionOff')}
          </p>
        </div>
      </div>
    </div>
  )
}

/** What the whole tour is called: in the list of kept ones, and in what is saved of it. */
function TourName({ state }: { state: Session }) {
  const { t } = useTranslation('tour')
  // At once, for the field: see `RoomBar`.
  const { id, name } = useSnapshot(state, { sync: true }).history.present
  return (
    <TourTextField
      key={id}
      label={t('tourName')}
      value={name}
      longest={limits.name}
      refusal={(former) => t('keptNeedsName', { name: former || t('keptUnnamed') })}
      onWrite={(text) => edit(state, ['RenameTour', 'tour-name'], renameTour, text)}
      onLeave={() => sealStep(state)}
      className="min-w-48 grow basis-48 sm:max-w-80"
    />
  )
}

const labels = { embed: 'embed', still: 'saveStill' } as const

/**
 * The tour as a web page, the view as a picture, and the code that puts the page on one's own site. What makes the page
 * and the picture loads when it is asked for.
 * @param position  where photos were taken stays in the page
 */
function ExportButtons({ editor, position }: { editor: TourEditor; position: boolean }) {
  const { t, i18n } = useTranslation('tour')
  const { history } = useSnapshot(editor.state)
  const [share, setShare] = useState<number>()
  const [open, setOpen] = useState<keyof typeof labels>()
  const id = useId()
  const save = async () => {
    setShare(0)
    await import('./save-page.ts').then(
      ({ savePage }) => savePage(editor, i18n, { position, onShare: setShare }),
      () => setFault(editor.tour, { code: 'Viewer', name: '' }),
    )
    setShare(undefined)
  }
  const size = formatMegabytes(pageBytes(history.present), i18n.language)
  return (
    <>
      <TouchButton
        aria-disabled={share !== undefined}
        onClick={() => share === undefined && void save()}
      >
        {share === undefined
          ? t('savePage', { size })
          : t('savingPage', { percent: Math.round(share * 100) })}
      </TouchButton>
      {(['embed', 'still'] as const).map((form) => (
        <TouchButton
          key={form}
          aria-expanded={open === form}
          aria-controls={open === form ? id : undefined}
          onClick={() => setOpen(open === form ? undefined : form)}
        >
          {t(labels[form])}
        </TouchButton>
      ))}
      <div id={id} hidden={!open} className="order-last basis-full">
        {open === 'still' && <StillForm editor={editor} />}
        {open === 'embed' && <EmbedForm editor={editor} />}
      </div>
    </>
  )
}

/** The code that puts the saved page into a page of one's own site, and what is to be done with it. */
function EmbedForm({ editor: { state } }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { name } = useSnapshot(state).history.present
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  // As the page is named when it is saved.
  const address = typed ?? `${encodeURIComponent(safeFileName(name))}.html`
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

const own = 'own'
const [usual = { width: 1920, height: 1080 }] = presetSizes

/** Chooses the size of a picture of the view, and saves it. */
function StillForm({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const [sides, setSides] = useState({ width: `${usual.width}`, height: `${usual.height}` })
  const [isSaving, setSaving] = useState(false)
  const width = parseSide(sides.width)
  const height = parseSide(sides.height)
  const chosen = presetSizes.findIndex((size) => size.width === width && size.height === height)

  const choose = (value: string) => {
    const size = presetSizes[Number(value)]
    if (size) setSides({ width: `${size.width}`, height: `${size.height}` })
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving || width === null || height === null) return
    setSaving(true)
    await saveStill(editor, { width, height })
    setSaving(false)
  }
  const fieldOf = (side: 'width' | 'height', value: number | null) => (
    <TextInput
      label={t(side === 'width' ? 'stillWidth' : 'stillHeight')}
      inputMode="numeric"
      autoComplete="off"
      value={sides[side]}
      error={value === null ? t('stillSideWrong', imageSideLimits) : undefined}
      onChange={({ target }) => setSides({ ...sides, [side]: target.value })}
      className="w-40 max-w-full"
    />
  )
  return (
    <form onSubmit={save} noValidate className="mt-2 border-t pt-4">
      <div className="flex flex-wrap items-start gap-4">
        <SelectField
          label={t('stillSize')}
          options={[
            ...presetSizes.map((size, at) => ({
              value: `${at}`,
              label: `${size.width} × ${size.height}`,
            })),
            { value: own, label: t('stillOwnSize') },
          ]}
          value={chosen < 0 ? own : `${chosen}`}
          onChange={({ target }) => choose(target.value)}
          className="w-52 max-w-full"
        />
        {fieldOf('width', width)}
        {fieldOf('height', height)}
      </div>
      <Button
        type="submit"
        className="mt-4"
        aria-disabled={isSaving || width === null || height === null}
      >
        {t(isSaving ? 'savingStill' : 'saveStillNow')}
      </Button>
    </form>
  )
}

/** Saves the view that is shown as a picture of a size, named after its room. */
async function saveStill(editor: TourEditor, size: Size): Promise<void> {
  const { media, projection, level, view } = editor.tour
  if (!media) return
  const look = { ...viewDirectionOf(view), zoom: view.zoom }
  const name = `${safeFileName(currentRoom(editor.state)?.name ?? media.name)}.jpg`
  await saveFile(editor, name, async () => {
    // It brings three.js.
    const { drawStill } = await loadedCode(import('./draw-still.ts'))
    return drawStill({ media, projection, level, look, roll: view.roll }, size)
  })
}
