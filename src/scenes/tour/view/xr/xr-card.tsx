import { useFrame } from '@react-three/fiber'
import { useCallback, useMemo, useState } from 'react'
import { radians } from '../../../../math/angle.ts'
import { colours, fillBox, writeIn } from '../../../../stage/xr/draw-text.ts'
import { useHead } from '../../../../stage/xr/head.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { currentRoom, documentOf } from '../../model/session.ts'
import type { Tour } from '../../model/tour.ts'
import type { ArStep } from '../../model/xr/ar.ts'
import {
  buttonAt,
  type CardContent,
  type CardPose,
  cardButtonRects,
  cardMargin,
  cardPoseFor,
  cardSize,
  cardTextArea,
  isLeftBehind,
} from '../../model/xr/card.ts'
import type { Captions } from './captions.tsx'
import type { Targets, XrTourProps } from './xr-stage.tsx'

type CardProps = Pick<XrTourProps, 'editor' | 't' | 'd' | 'leave'> & {
  captions: Captions
  ar?: ArFacts
  /** The doorway is to be stood elsewhere. */
  onAgain?: () => void
}

/** What is said and can be pressed, on a card that stays within reach of the visitor. */
export function XrCard(props: CardProps) {
  const { editor, leave, captions, onAgain } = props
  const head = useHead()
  const { tour } = editor
  const [pose, setPose] = useState<CardPose>()
  // Read in each frame, and drawn anew only where it says something else.
  const [told, setTold] = useState(() => JSON.stringify(cardContent(props)))
  const rects = useMemo(() => cardButtonRects((JSON.parse(told) as CardContent).buttons), [told])
  const draw = useCallback(
    (context: CanvasRenderingContext2D, over: string | undefined) =>
      drawCard(context, JSON.parse(told), over),
    [told],
  )
  useFrame(() => {
    setTold(JSON.stringify(cardContent(props)))
    const { current: seen } = head
    if (seen && (!pose || isLeftBehind(pose, seen.eye, seen.heading)))
      setPose(cardPoseFor(seen.eye, seen.heading))
  })
  const press = (id: string) => {
    if (id === 'leave') leave()
    else if (id === 'play') togglePlay(tour)
    else if (id === 'captions') captions.toggle()
    else onAgain?.()
  }
  const perPixel = cardSize.metres / cardSize.width
  const targets = rects.map(({ id, x, y, width, height }) => [
    id,
    [
      (x + width / 2 - cardSize.width / 2) * perPixel,
      (cardSize.height / 2 - y - height / 2) * perPixel,
    ],
  ])
  return (
    pose && (
      <XrPanel
        size={cardSize}
        cellAt={(u, v) => rects.find(({ id }) => id === buttonAt(rects, u, v))}
        draw={draw}
        onPress={({ id }) => press(id)}
        isOnTop
        position={[...pose.at]}
        rotation={[radians(pose.tilt), radians(pose.turn), 0, 'YXZ']}
        userData={{ targets: Object.fromEntries(targets) satisfies Targets }}
      />
    )
  )
}

/** Plays or pauses the video that is shown. */
function togglePlay({ media }: Tour) {
  if (media?.sort !== 'video') return
  const { player } = media
  // Refused without a gesture that the browser counts; then it stays paused, which the card shows.
  if (player.paused) player.play().catch(() => {})
  else player.pause()
}

const labelLook = {
  sizes: [27, 25, 23, 21, 19],
  weight: 500,
  colour: '#ffffff',
  align: 'center',
} as const

function drawCard(
  context: CanvasRenderingContext2D,
  { title, text, buttons }: CardContent,
  over: string | undefined,
) {
  const { width, height } = cardSize
  fillBox(context, { x: 0, y: 0, width, height }, 20, colours.paper)
  const wide = { x: cardMargin, width: cardTextArea.width }
  const head = { sizes: [34, 30, 26], weight: 600, colour: colours.ink, align: 'left' } as const
  writeIn(context, title, { ...wide, y: 28, height: 50 }, head)
  const body = { ...head, sizes: [29, 26, 24, 22, 20], weight: 400 }
  writeIn(context, text, { ...wide, y: cardTextArea.y, height: cardTextArea.height }, body)
  for (const cell of cardButtonRects(buttons)) {
    fillBox(context, cell, 10, cell.id === over ? colours.signal : colours.ink)
    const inner = { ...cell, x: cell.x + 10, width: cell.width - 20 }
    writeIn(context, cell.label, inner, labelLook)
  }
}

/** Where AR has come to; in VR nothing is stood. */
export type ArFacts = {
  step: ArStep
  /** whether the visitor has gone through the doorway */
  isInside: boolean
  /** whether what is to be stood is there */
  isReady: boolean
}

/** What the card says: what went wrong, what is waited for, or what can be done next. */
function cardContent({ editor, t, d, captions, ar }: CardProps): CardContent {
  const { tour, state } = editor
  const { media, opening, fault } = tour
  const room = currentRoom(state)
  const name = room?.name || media?.name || t('roomUnnamed')
  const isHome = ar?.step === 'table' || ar?.step === 'choose'
  const title = (isHome && documentOf(state).name) || name
  const toDo = () => {
    if (isHome && !ar?.isReady) return t('opening', { name: title })
    if (opening) return t('opening', { name })
    if (!ar) return d(room && room.links.length > 0 ? 'pointToGo' : 'lookRound')
    if (ar.step === 'open') return d(ar.isInside ? 'arInside' : 'arGoIn')
    return d(({ table: 'arTable', choose: 'arChoose', door: 'arDoor' } as const)[ar.step])
  }
  const wentWrong = () => {
    if (!fault) return ''
    const { code, ...values } = fault
    return `${t(`fault${code}`, values)} `
  }
  const isOutside = ar && !ar.isInside
  const buttons = [
    media?.sort === 'video' && { id: 'play', label: t(media.player.paused ? 'play' : 'pause') },
    !isOutside &&
      captions.has() && {
        id: 'captions',
        label: d(captions.isOn ? 'captionsHide' : 'captionsShow'),
      },
    isOutside && ar.step === 'open' && { id: 'again', label: d('arDoorAgain') },
    { id: 'leave', label: d(ar ? 'leaveAr' : 'leaveVr') },
  ]
  return { title, text: wentWrong() + toDo(), buttons: buttons.filter((button) => !!button) }
}
