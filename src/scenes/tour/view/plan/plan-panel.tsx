import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { TextInput } from '../../../../ui/field/text-input.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { limits } from '../../model/document/limits.ts'
import { removePlan, setPlan, setPlanWidth } from '../../model/document/plan.ts'
import type { Plan } from '../../model/document/tour-document.ts'
import {
  dropPin,
  eraseLastWall,
  finishWallLine,
  removePin,
  setPlanMode,
} from '../../model/plan/edit-plan.ts'
import { emptySheet } from '../../model/plan/plan-drawing.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom, edit, type Session, sealStep } from '../../model/session.ts'
import { dismissFaults } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { readPlan } from '../editor/read-plan.ts'
import { SegmentedControl, TouchButton } from '../press/buttons.tsx'
import { chooseForTour } from '../strip/choose-files.ts'
import { EditedSheet } from './edited-sheet.tsx'
import { PlanView } from './plan-view.tsx'

type PanelProps = {
  editor: TourEditor
  /**
   * Whether the focus goes to the heading with the next change; of the one who holds the panel, which is another one
   * then.
   */
  refocus: RefObject<boolean>
}

/** The plan of a tour, and what makes and changes it. */
export function PlanPanel({ editor, refocus }: PanelProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const { history, currentRoomId: present, planMode } = useSnapshot(state)
  const { plan } = history.present
  const heading = useRef<HTMLHeadingElement>(null)
  // What is pressed to make or to remove a plan goes with that: whoever reads goes on here.
  useLayoutEffect(() => {
    const isAsked = refocus.current
    refocus.current = false
    // What has the focus by then keeps it.
    if (isAsked && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const panel = heading.current?.closest('section')
    return () => {
      // An undo takes the panel with the focus in it.
      if (panel?.contains(document.activeElement)) refocus.current = true
    }
  }, [refocus])
  const room = currentRoom({ history, currentRoomId: present })
  const name = room?.name || t('roomUnnamed')
  const askFocus = () => {
    refocus.current = true
  }
  const begin = (mode: Session['planMode']) => {
    askFocus()
    setPlanMode(state, mode)
  }
  const isPinned = plan && room && pinOf(plan, room.id)
  return (
    <section
      aria-labelledby="tour-plan"
      data-plan={plan ? 'there' : 'none'}
      className="flex min-w-0 flex-col gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading ref={heading} id="tour-plan" level={3} tabIndex={-1}>
          {t('plan')}
        </Heading>
        {plan && (
          <TouchButton
            aria-pressed={planMode !== null}
            onClick={() => setPlanMode(state, planMode ? null : 'pins')}
          >
            {t('editPlan')}
          </TouchButton>
        )}
      </div>
      {plan ? (
        <>
          {planMode ? (
            <>
              <PlanTools {...{ editor, plan }} mode={planMode} onRemoved={askFocus} />
              <EditedSheet {...{ editor, plan }} />
            </>
          ) : (
            <PlanView openTour={editor} plan={plan} />
          )}
          {!planMode && room && (!isPinned || room.north === null) && (
            <p className="text-sm text-ink-soft">
              {t(isPinned ? 'noConeYet' : 'noPinYet', { name })}
            </p>
          )}
        </>
      ) : (
        <>
          <p className="max-w-prose text-sm text-ink-soft">{t('planNone')}</p>
          <div className="flex flex-wrap gap-2">
            <TouchButton onClick={() => choosePlan(editor, () => begin('pins'))}>
              {t('addPlan')}
            </TouchButton>
            <TouchButton
              onClick={() => {
                addSheet(editor)
                begin('walls')
              }}
            >
              {t('drawPlan')}
            </TouchButton>
          </div>
        </>
      )}
    </section>
  )
}

type ToolsProps = {
  editor: TourEditor
  plan: Plan
  mode: NonNullable<Session['planMode']>
  onRemoved: () => void
}

/** What can be done with a plan while it is edited. */
function PlanTools({ editor, plan, mode, onRemoved }: ToolsProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const { history, currentRoomId, wallLine } = useSnapshot(state)
  const room = currentRoom({ history, currentRoomId })
  const name = room?.name || t('roomUnnamed')
  const isPinned = room !== undefined && pinOf(plan, room.id) !== undefined
  const hint =
    mode === 'walls'
      ? t('wallsHint')
      : !isPinned
        ? t('pinHint', { name })
        : room?.north === null
          ? t('coneHint', { name })
          : t('pinsHint')
  return (
    <fieldset aria-label={t('editPlan')} className="flex flex-wrap items-end gap-2">
      <SegmentedControl
        label={t('planTool')}
        choices={{ pins: t('planPins'), walls: t('planWalls') }}
        value={mode}
        onChoose={(to) => setPlanMode(state, to)}
        className="min-h-10"
      />
      {mode === 'pins' && room && !isPinned && (
        <TouchButton onClick={() => dropPin(state, room.id, [0.5, 0.5])}>
          {t('placeRoom', { name })}
        </TouchButton>
      )}
      {mode === 'pins' && room && isPinned && (
        <TouchButton variant="quiet" onClick={() => removePin(state, room.id)}>
          {t('takeRoomOff', { name })}
        </TouchButton>
      )}
      {mode === 'walls' && wallLine && (
        <TouchButton onClick={() => finishWallLine(state)}>{t('endLine')}</TouchButton>
      )}
      {mode === 'walls' && plan.walls.length > 0 && (
        <TouchButton variant="quiet" onClick={() => eraseLastWall(state)}>
          {t('eraseWall')}
        </TouchButton>
      )}
      <ScaleField editor={editor} metres={plan.metres} />
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <TouchButton variant="quiet" onClick={() => choosePlan(editor, () => {})}>
          {t(plan.file === null ? 'addPlanPicture' : 'replacePlan')}
        </TouchButton>
        <TouchButton
          variant="quiet"
          onClick={() => {
            setPlanMode(state, null)
            edit(state, 'RemovePlan', removePlan)
            state.announcement = { code: 'PlanRemoved' }
            onRemoved()
          }}
        >
          {t('removePlan')}
        </TouchButton>
      </div>
      <p id="tour-plan-hint" className="basis-full text-sm text-ink-soft">
        {hint}
      </p>
    </fieldset>
  )
}

const { min, max } = limits.planWidth

/** How wide the plan is in meters, where somebody knows it: then one walks on it true to scale. */
function ScaleField({ editor: { state }, metres }: { editor: TourEditor; metres: number | null }) {
  const { t } = useTranslation('tour')
  const [draft, setDraft] = useState<string>()
  const scale = (width: number | null) =>
    edit(state, ['PlanScale', 'plan-scale'], setPlanWidth, width)
  const write = (text: string) => {
    setDraft(text)
    const value = Number(text)
    if (text.trim() === '') scale(null)
    else if (value >= min && value <= max) scale(value)
  }
  const rounded = metres === null ? '' : String(Math.round(metres * 100) / 100)
  return (
    <TextInput
      label={t('planWidth')}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step="any"
      value={draft ?? rounded}
      onChange={({ target }) => write(target.value)}
      onBlur={() => {
        setDraft(undefined)
        sealStep(state)
      }}
      className="w-36 tabular-nums"
    />
  )
}

/** Lets the visitor choose a picture for the plan. @param onAdded  called once it is there */
const choosePlan = (editor: TourEditor, onAdded: () => void) =>
  chooseForTour(editor, 'image/*', async (chosen) => {
    const placePlan = await readPlan(editor, chosen)
    return () => {
      placePlan()
      dismissFaults(editor.tour)
      editor.state.announcement = { code: 'PlanAdded' }
      onAdded()
    }
  })

/** Begins an empty sheet to draw on. */
function addSheet({ state }: Pick<TourEditor, 'state'>) {
  edit(state, 'Plan', (document) =>
    setPlanWidth(setPlan(document, null, emptySheet.size), emptySheet.metres),
  )
}
