import { Mesh, PCFShadowMap, PerspectiveCamera, Scene, ShadowMaterial } from 'three'
import { radians } from '../../../../math/angle.ts'
import type { Sizes } from '../../../../room-photo/model/design/item.ts'
import { buildFloor } from '../../../../room-photo/view/geometry.ts'
import { takeRenderer } from '../../../../stage/renderer.ts'
import { estimateLight } from '../../../../stage/xr/estimated-light.ts'
import { createHitTests, type Hit } from '../../../../stage/xr/hit-tests.ts'
import { headingOf } from '../../../../stage/xr/pose.ts'
import { createRoomPlanes } from '../../../../stage/xr/room-planes.ts'
import { type FrameFacts, runSession } from '../../../../stage/xr/run-session.ts'
import { trackingOf } from '../../../../stage/xr/tracking.ts'
import {
  type ArDesign,
  arPieceOf,
  isFloor,
  placeInAr,
  standInAr,
} from '../../model/ar/ar-design.ts'
import { watchInput } from './ar-input.ts'
import { createArLights } from './ar-lights.ts'
import { createPanel, type PanelWords } from './ar-panel.ts'
import { createRays } from './ar-rays.ts'
import type { ArStatus } from './ar-status.ts'
import { buildOutline, buildReticle } from './geometry.ts'
import { createShownPieces } from './shown-pieces.ts'
import { createTies } from './ties.ts'

export interface ArSceneOptions {
  session: XRSession
  design: ArDesign
  status: ArStatus
  sizes: Sizes
  /** What a panel in the room says, where no page can lie over it. */
  words?: PanelWords | undefined
}

/** What buttons over the room can do. */
export interface ArScene {
  /** Puts the held piece where it is aimed at. */
  placeHere(): void
  /** Brings the selected piece to where it is aimed at. */
  bringHere(): void
  dispose(): void
}

/**
 * The furniture in the visitor's own room, until the session ends. Plain three.js: its renderer speaks WebXR itself, and
 * there is nothing here that draws on demand.
 * @throws when the graphics or the session fail at the start; the session is the caller's to end
 */
export async function runArScene(options: ArSceneOptions): Promise<ArScene> {
  const { session, design, status, sizes, words } = options
  const renderer = takeRenderer('ar', { antialias: true, alpha: true, depth: true })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const scene = new Scene()
  const camera = new PerspectiveCamera(60, 1, 0.05, 40)
  const lights = createArLights(scene)
  const ground = new Mesh(buildFloor([]), new ShadowMaterial({ opacity: 0.22 }))
  ground.receiveShadow = true
  const reticle = buildReticle()
  const outline = buildOutline()
  const planes = createRoomPlanes()
  scene.add(planes.root, ground, reticle.root, outline.root)
  const pieces = createShownPieces(scene, sizes, () => {
    status.missing = true
  })
  const ties = createTies(design)
  const estimate = estimateLight(renderer, session, () => {
    if (estimate) lights.takeAmbient(estimate.ambient)
  })

  let aim: { hit: Hit; heading: number } | null = null
  let lowest: number | null = null
  let [poseAt, hitAt] = [performance.now(), performance.now()]

  const place = () => {
    status.missed = !(aim && placeInAr(design, aim.hit.at, aim.heading))
  }
  const bringHere = () => {
    const { selected } = design
    if (aim && selected !== null) standInAr(design, selected, { at: aim.hit.at })
  }
  const leave = () => {
    session.end().catch(() => {})
  }
  const panel = words && createPanel(scene, { design, status, words }, { bring: bringHere, leave })
  const rays = createRays(scene)
  const input = watchInput(session, () => renderer.xr.getReferenceSpace(), options, {
    over: panel,
    place,
  })

  const look = ({ frame, space, pose, now }: FrameFacts) => {
    if (pose && !pose.emulatedPosition) poseAt = now
    const matrix = pose?.transform.matrix
    const hit = tests?.read(frame, space, input.pointing()) ?? null
    const source = input.pointing()
    const ray = source ? input.rayIn(frame, source) : null
    if (matrix) panel?.frame(matrix, ray)
    rays.read(frame, space, session.inputSources)
    const covered = ray !== null && panel?.covers(ray) === true
    const eye = matrix?.[13] ?? 1.6
    if (hit && matrix && !covered && isFloor(hit, eye, lowest)) {
      lowest = Math.min(lowest ?? hit.at[1], hit.at[1])
      hitAt = now
      aim = { hit, heading: headingOf(matrix) }
      status.missed = false
    } else aim = null
    const tracking = trackingOf({ visibility: session.visibilityState, now, poseAt, hitAt })
    if (status.tracking !== tracking) status.tracking = tracking
    if (status.aims !== (aim !== null)) status.aims = aim !== null
  }

  /** Whether fingers or a trigger are moving it. */
  const isHeld = (id: number) => input.gesture.fingers.size > 0 && design.selected === id

  const draw = () => {
    pieces.sync(design, aim && { at: aim.hit.at, turn: aim.heading })
    reticle.root.visible = aim !== null
    if (aim) reticle.root.position.set(aim.hit.at[0], aim.hit.at[1] + 0.006, aim.hit.at[2])
    const chosen = arPieceOf(design, design.selected)
    // A held piece has its outline before its model has come.
    const held = design.held &&
      aim && { piece: design.held.piece, at: aim.hit.at, turn: aim.heading }
    const outlined = chosen ?? held
    outline.root.visible = Boolean(outlined)
    if (outlined) {
      const { width = 1, depth = 1 } = sizes[outlined.piece] ?? {}
      outline.root.position.set(outlined.at[0], outlined.at[1] + 0.008, outlined.at[2])
      outline.root.rotation.y = radians(outlined.turn)
      outline.root.scale.set(width, 1, depth)
    }
    const middle = chosen?.at ?? aim?.hit.at ?? design.pieces[0]?.at ?? ([0, 0, -2] as const)
    ground.position.y = (lowest ?? 0) + 0.001
    lights.aim(middle, estimate?.sun())
  }

  const onFrame = (facts: FrameFacts) => {
    look(facts)
    if (facts.pose) {
      input.read(facts.frame)
      ties.keep(facts, isHeld, aim?.hit ?? null)
    }
    // Depth tells more, and of all that stands there.
    if (!renderer.xr.hasDepthSensing()) planes.read(facts.frame, facts.space, lowest ?? 0)
    draw()
  }

  let tests: Awaited<ReturnType<typeof createHitTests>> | undefined
  let stop = () => {}
  const dispose = () => {
    stop()
    input.dispose()
    tests?.dispose()
    estimate?.dispose()
    pieces.dispose()
    panel?.dispose()
    ties.dispose()
    for (const part of [lights, planes, ground.geometry, ground.material, reticle, outline, rays])
      part.dispose()
    renderer.dispose()
    renderer.forceContextLoss()
  }
  try {
    tests = await createHitTests(session)
    stop = await runSession(renderer, session, { scene, camera }, onFrame)
  } catch (error) {
    dispose()
    throw error
  }
  return { placeHere: place, bringHere, dispose }
}
