import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { degrees, radians } from '../../math/angle.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { cameraRange, type RoomCamera } from '../model/camera.ts'
import {
  adjustCameraBySlider,
  selectTool,
  setReferenceLength,
  setScaleReference,
} from '../model/design/adjust-camera.ts'
import type { Design } from '../model/design/design.ts'
import { type RoomShape, toggleDrawing, wallSideOf } from '../model/design/edit-walls.ts'
import {
  isLengthInRange,
  type ScaleReferenceKind,
  scaleReferenceSizes,
} from '../model/design/scale-reference.ts'
import { type LengthUnit, parseLength, unitInText, units, withoutUnit } from '../model/length.ts'
import { CheckField, PanelSection, Slider, TouchButton, ValueList } from './controls.tsx'
import { focusHandle } from './focus.ts'
import { useFormats } from './formats.ts'

const tones = {
  good: 'text-good',
  fair: 'text-ink',
  poor: 'text-alert',
  set: 'text-ink',
  known: 'text-good',
} as const

interface CameraPanelProps {
  design: Design
  /** The estimate, for comparison when the camera is known. */
  match?: RoomCamera | undefined
  /** The estimated walls; null for a saved room. */
  shape?: RoomShape | undefined
  /** Whether the room has walls of its own; a floor outline has them already. */
  hasWalls?: boolean
}

/** The camera estimate in words and figures, and the controls to correct it. */
export function CameraPanel({ design, match, shape, hasWalls = true }: CameraPanelProps) {
  const { t, angle, meters } = useFormats()
  const { camera, confidence, grid, heightBy, scaleReference } = useSnapshot(design)
  // Fixed at the first render, since the first change by hand must not close the panel around the slider.
  const [wasPoor] = useState(confidence === 'poor')
  const rows = [
    [t('fieldOfView'), angle(camera.fieldOfView)],
    [t('tilt'), angle(camera.tilt)],
    [t('roll'), angle(camera.roll)],
    [t('cameraHeight'), meters(camera.height)],
    [t('confidence'), t(`confidence_${confidence}`), `font-semibold ${tones[confidence]}`],
  ] as const
  const isKnown = heightBy === 'door' || heightBy === 'sheet'
  const size = isKnown ? scaleReferenceSizes[heightBy] : scaleReference?.length
  return (
    <PanelSection id="match" title={t('match')}>
      <ValueList rows={rows} className="mt-4" data-match={confidence} />
      <p className="mt-3 text-sm text-ink-soft">{t('anglesNote')}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {t(`explain_${confidence}`)} {wasPoor && confidence === 'poor' && t('poorHelp')}
      </p>
      <p role="status" className="mt-2 text-sm text-ink-soft" data-height-by={heightBy}>
        {t(`height_${heightBy}`, { size: meters(size ?? 0) })}
      </p>
      {match && (
        <p className="mt-2 text-sm text-ink-soft" data-match-alone="">
          {t('matchAlone', {
            fieldOfView: angle(match.fieldOfView),
            tilt: angle(match.tilt),
            roll: angle(match.roll),
          })}
        </p>
      )}
      {hasWalls && <FoundWalls design={design} shape={shape} />}
      <CheckField
        label={t('floorGrid')}
        note={t('gridNote')}
        checked={grid}
        onChange={() => {
          design.grid = !grid
        }}
      />
      <ScalePanel design={design} />
      <details className="mt-1" open={wasPoor}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold underline decoration-line-strong underline-offset-4">
          {t('adjust')}
        </summary>
        <HandTools design={design} />
        <CameraSliders design={design} />
      </details>
    </PanelSection>
  )
}

/** Sliders for the camera. */
function CameraSliders({ design }: { design: Design }) {
  const { t, angle, meters } = useFormats()
  // Synchronously, since React would reset a controlled slider that renders later.
  const { camera } = useSnapshot(design, { sync: true })
  const angles = [
    ['tilt', t('horizon')],
    ['fieldOfView', t('fieldOfView')],
    ['roll', t('roll')],
  ] as const
  return (
    <div className="mt-4 flex flex-col gap-3">
      {angles.map(([name, label]) => (
        <Slider
          key={name}
          design={design}
          label={label}
          value={degrees(camera[name])}
          range={cameraRange[name]}
          text={angle(camera[name])}
          onChange={(value) => adjustCameraBySlider(design, name, radians(value))}
        />
      ))}
      <Slider
        design={design}
        label={t('cameraHeight')}
        value={camera.height}
        range={cameraRange.height}
        text={meters(camera.height)}
        onChange={(height) => adjustCameraBySlider(design, 'height', height)}
      />
    </div>
  )
}

/**
 * The estimated walls and ceiling in words and figures, or why there are none and the way to draw one. The visitor's
 * own are under Walls.
 */
export function FoundWalls({ design, shape }: Pick<CameraPanelProps, 'design' | 'shape'>) {
  const { t, meters } = useFormats()
  const { walls, ceiling, drawing, confidence } = useSnapshot(design)
  const rows = walls.flatMap(({ turn, distance, found }, index) => {
    if (!found) return []
    const side = wallSideOf({ turn })
    const name = side ? t(`wall_${side}`) : t('wall_askew', { number: index + 1 })
    const confidence = t(`confidence_${found}`)
    return [[name, t('wallFound', { distance: meters(distance), confidence })] as const]
  })
  if (walls.length === 0) {
    return (
      <div className="mt-4 border-l-2 border-line-strong pl-4 text-sm" data-found-walls={0}>
        <p className="text-ink-soft">{t(`noWalls_${whyNone(confidence, shape)}`)}</p>
        <TouchButton
          className="mt-2"
          aria-pressed={drawing !== null}
          onClick={() => toggleDrawing(design)}
        >
          {drawing ? t('cancelDrawing') : t('drawWallHere')}
        </TouchButton>
      </div>
    )
  }
  if (rows.length === 0) return null
  const all = ceiling === null ? rows : [...rows, [t('ceiling'), meters(ceiling)] as const]
  return (
    <>
      <h4 className="mt-6 text-sm font-semibold">{t('foundWalls')}</h4>
      <ValueList rows={all} className="mt-2" data-found-walls={rows.length} />
      <p className="mt-3 text-sm text-ink-soft">{t('foundWallsNote')}</p>
    </>
  )
}

/** Walls are looked for where the camera is known, and are told where they can be told with certainty. */
function whyNone(confidence: Design['confidence'], shape: RoomShape | undefined) {
  if (confidence === 'poor') return 'poor'
  const isLookedFor = confidence === 'good' || confidence === 'fair'
  return isLookedFor && shape?.walls.length === 0 ? 'unclear' : 'none'
}

/** Starts the tools on the photo that set its camera: lines along two walls, and the horizon. */
function HandTools({ design }: { design: Design }) {
  const { t } = useFormats()
  const { tool } = useSnapshot(design)
  const tools = [
    ['lines', t('handLines')],
    ['horizon', t('handHorizon')],
  ] as const
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {tools.map(([name, label]) => (
        <TouchButton
          key={name}
          variant={tool === name ? 'primary' : 'outline'}
          aria-pressed={tool === name}
          onClick={() => {
            selectTool(design, tool === name ? null : name)
            focusHandle()
          }}
        >
          {label}
        </TouchButton>
      ))}
    </div>
  )
}

const kinds = ['door', 'sheet', 'upright', 'floor'] as const satisfies ScaleReferenceKind[]

/** Starts and edits the scale reference. */
export function ScalePanel({ design }: { design: Design }) {
  const { t } = useFormats()
  const { scaleReference, tool } = useSnapshot(design, { sync: true })
  const [text, setText] = useState('')
  const [unit, setUnit] = useState<LengthUnit>('m')
  const { kind, length } = scaleReference ?? {}
  const isOwn = kind === 'upright' || kind === 'floor'
  const isRead = typeof length === 'number' && isLengthInRange(length)
  const tell = (next: string, by: LengthUnit) => {
    setText(next)
    setUnit(by)
    setReferenceLength(design, parseLength(next, by))
  }
  return (
    <div className="mt-3">
      <SelectField
        label={t('reference')}
        value={kind ?? ''}
        placeholder={t('reference_none')}
        options={kinds.map((value) => ({ value, label: t(`reference_${value}`) }))}
        onChange={({ target }) => {
          const next = kinds.find((each) => each === target.value) ?? null
          const own = next === 'upright' || next === 'floor'
          setScaleReference(design, next, own ? parseLength(text, unit) : null)
        }}
      />
      {isOwn && (
        <div className="mt-3 grid grid-cols-[1fr_6rem] gap-3">
          <TextInput
            label={t('length')}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            error={text === '' || isRead ? undefined : t('scaleFault_Length')}
            onChange={({ target }) => tell(target.value, unitInText(target.value) ?? unit)}
          />
          <SelectField
            label={t('unit')}
            value={unit}
            options={units.map((value) => ({ value, label: t(`unit_${value}`) }))}
            onChange={({ target }) => tell(withoutUnit(text), target.value === 'cm' ? 'cm' : 'm')}
          />
        </div>
      )}
      {kind && tool !== 'scale' && (
        <TouchButton
          className="mt-3"
          onClick={() => {
            selectTool(design, 'scale')
            focusHandle()
          }}
        >
          {t('adjustEnds')}
        </TouchButton>
      )}
    </div>
  )
}
