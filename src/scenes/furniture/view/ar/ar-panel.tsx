import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { XrPanel, type XrPanelProps } from '../../../../stage/xr/xr-panel.tsx'
import { pieceActions, toggleHeld } from '../../model/ar/ar-design.ts'
import { panelHint } from '../../model/ar/hint.ts'
import type { ArOverlayProps } from './ar-overlay.tsx'
import { layOutPanel, panelHanging, panelSize } from './panel-layout.ts'

export interface ArPanelProps extends ArOverlayProps, Pick<XrPanelProps, 'pointers'> {
  /** The page's words do not reach a canvas by themselves. */
  t: TFunction<'furniture'>
}

/**
 * The catalog and what can be done, as a panel in the room that follows the visitor: a headset shows no page over it.
 */
export function ArPanel({ design, pieces, leave, t, pointers }: ArPanelProps) {
  const seen = useSnapshot(design)
  const hint = t(panelHint(seen))
  const held = seen.held?.piece
  const pictures = usePictures(pieces)
  const items = useMemo(() => {
    const actions = [...pieceActions.map(({ name }) => name), 'arDone' as const]
    const named = actions.map((id) => ({ id, name: t(id) }))
    return layOutPanel({ hint, pieces, actions: named, held, pictures })
  }, [hint, pieces, held, pictures, t])

  const press = (id: string) => {
    const { selected } = design
    const piece = pieces.find((each) => each.id === id)
    if (piece) toggleHeld(design, piece)
    else if (id === 'arDone') leave()
    else if (selected !== null) pieceActions.find(({ name }) => name === id)?.run(design, selected)
  }
  return (
    <XrPanel
      isOnTop
      size={panelSize}
      hanging={panelHanging}
      onPress={press}
      {...{ items, pointers }}
    />
  )
}

/** The pictures of the catalog, as they come. */
function usePictures(pieces: ArOverlayProps['pieces']): ReadonlyMap<string, HTMLImageElement> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, HTMLImageElement>>(new Map())
  useEffect(() => {
    for (const { id } of pieces) {
      const picture = new Image()
      picture.onload = () => setPictures((before) => new Map(before).set(id, picture))
      picture.src = `/models/${id}.webp`
    }
  }, [pieces])
  return pictures
}
