import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { type PlanEditor, setPlanEditing } from '../../model/plan/edit-plan.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { TouchButton } from '../press/buttons.tsx'
import { addSheet, choosePlan } from './add-plan.ts'
import { EditedSheet } from './edited-sheet.tsx'
import { PlanTools } from './plan-tools.tsx'
import { PlanView } from './plan-view.tsx'

type PanelProps = {
  editor: TourEditor
  planEditor: PlanEditor
  /** Whether the focus goes to the heading with the next change; of the one who holds the panel, which is another one then. */
  refocus: RefObject<boolean>
}

/** The plan of a tour, and what makes and changes it. */
export function PlanPanel({ editor, planEditor, refocus }: PanelProps) {
  const { t } = useTranslation('tour')
  const { history, currentRoomId: present } = useSnapshot(editor.state)
  const { isOn } = useSnapshot(planEditor)
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
  const begin = (mode: PlanEditor['mode']) => {
    askFocus()
    setPlanEditing(planEditor, true, mode)
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
          <TouchButton aria-pressed={isOn} onClick={() => setPlanEditing(planEditor, !isOn)}>
            {t('editPlan')}
          </TouchButton>
        )}
      </div>
      {plan ? (
        <>
          {isOn ? (
            <>
              <PlanTools {...{ editor, planEditor, plan }} onRemoved={askFocus} />
              <EditedSheet {...{ editor, planEditor, plan }} />
            </>
          ) : (
            <PlanView openTour={editor} plan={plan} />
          )}
          {!isOn && room && (!isPinned || room.north === null) && (
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
