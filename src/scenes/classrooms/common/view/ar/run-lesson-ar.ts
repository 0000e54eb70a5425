import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Raycaster,
  RingGeometry,
  Scene,
  Vector3,
} from 'three'
import { radians } from '../../../../../math/angle.ts'
import { motionAllowed, stageFlags } from '../../../../../stage/flags.ts'
import { takeRenderer } from '../../../../../stage/renderer.ts'
import { createHitTests, type Hit } from '../../../../../stage/xr/hit-tests.ts'
import { headingOf, type Ray, rayOf } from '../../../../../stage/xr/pose.ts'
import { type FrameFacts, runSession } from '../../../../../stage/xr/run-session.ts'
import { hearPresses } from '../../../../../stage/xr/select-rays.ts'
import { type CommandContext, executeCommand } from '../lesson/execute-command.ts'
import type { LessonScene } from '../scene/lesson-scene.ts'
import { createLightRig, mirroredLight } from '../scene/light-rig.ts'
import { partOn } from '../scene/pick.ts'
import { exposePanelState, exposePartPositions } from './expose-test-state.ts'
import { firstLeaf, lookOn, readOn } from './look-back.ts'
import { panelContent, placingContent } from './panel-content.ts'
import { createPanelMesh } from './panel-mesh.ts'
import { hangBefore, standBeside } from './panel-place.ts'

export interface LessonArOptions {
  session: XRSession
  /** Ends the session as the visitor wants it. */
  leave: () => void
  lessonScene: LessonScene<object>
  source: CommandContext
  /** What is being said, read in each frame. */
  said: () => string
  say: (text: string) => void
  /** Lets so many seconds pass in the lab. */
  onTime: (seconds: number) => void
  onPick: (id: string) => void
  /** Under `?stats`, where tests read what can be pointed at. */
  element: HTMLElement
}

/** While the lab moves the panel is drawn anew so often, ms: it is read, not watched. */
const calm = 200

/** A table is level: its normal points up, within a few degrees. */
const level = 0.96

/**
 * The lesson on the visitor's own table, at its true size, with a panel beside it. Before it has a place the panel hangs
 * before the eyes and says what to do. The first press stands it where the ring is; each press after that is one on the
 * panel, or on a thing of the scene.
 * @returns frees everything; the session is the caller's to end
 * @throws when the graphics or the session fail at the start
 */
export async function runLessonAr(options: LessonArOptions): Promise<() => void> {
  const { session, leave, lessonScene, source, said, say, onTime, onPick, element } = options
  const { model, lab, workspace } = source.session
  const renderer = rendererFor(lessonScene)
  const scene = new Scene()
  const camera = new PerspectiveCamera(60, 1, 0.05, 40)
  const place = new Group()
  const panel = createPanelMesh()
  panel.mesh.visible = false
  place.add(lessonScene.root)
  place.visible = false
  const ring = new Mesh(
    new RingGeometry(0.1, 0.115, 48).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: 0xff7a45 }),
  )
  ring.visible = false
  const pointer = new Line(
    new BufferGeometry().setAttribute(
      'position',
      new Float32BufferAttribute([0, 0, 0, 0, 0, -2], 3),
    ),
    new LineBasicMaterial({ color: 0xffffff, transparent: true, opacity: 0.6 }),
  )
  pointer.visible = false
  const lightRig = createLightRig(renderer, 1)
  // Metal and glass that mirror nothing are black.
  scene.environment = lightRig.surroundings
  scene.environmentIntensity = mirroredLight
  scene.add(...lightRig.lights, place, panel.mesh, ring, pointer)

  let aim: { hit: Hit; heading: number } | null = null
  let last = 0
  let shownAt = Number.NEGATIVE_INFINITY
  let over: string | undefined
  const leaf = firstLeaf()
  const caster = new Raycaster()
  const aimAlong = ({ origin, direction }: Ray) =>
    caster.set(new Vector3(...origin), new Vector3(...direction))

  const stand = () => {
    if (!aim) return
    place.position.set(...aim.hit.at)
    place.rotation.y = radians(aim.heading)
    place.visible = true
    standBeside(panel.mesh, place)
    place.updateMatrixWorld(true)
    if (stageFlags().stats) exposePartPositions(element, lessonScene.parts)
    // It has its place: the device need look for none any more.
    tests?.dispose()
    tests = undefined
  }
  /** What of the panel a ray meets: the panel at all, and perhaps a button. */
  const meet = (ray: Ray) => {
    aimAlong(ray)
    const [hit] = caster.intersectObject(panel.mesh)
    if (!hit?.uv || !panel.isOn(hit.uv.y)) return { onPanel: false }
    return { onPanel: true, cell: panel.cellAt(hit.uv.x, hit.uv.y) }
  }
  const press = (ray: Ray) => {
    const { onPanel, cell } = meet(ray)
    // What comes of it stands on the panel at once.
    shownAt = Number.NEGATIVE_INFINITY
    if (cell?.id === 'leave') leave()
    else if (!place.visible) {
      if (!onPanel) stand()
    } else if (cell?.id === 'more') leaf.turned += 1
    else if (cell?.id === 'readings') readOn(leaf)
    else if (cell?.id === 'look') lookOn(leaf, source)
    else if (cell?.command) {
      leaf.looked = 0
      const answer = executeCommand(cell.command, source)
      if (answer) say(answer)
    } else if (!onPanel) {
      const id = partOn(caster, lessonScene.parts)
      if (id) onPick(id)
    }
  }
  const stopHearing = hearPresses(
    session,
    () => renderer.xr.getReferenceSpace(),
    ({ ray }) => press(ray),
  )

  const onFrame = ({ frame, space, pose, now }: FrameFacts) => {
    const elapsed = last === 0 ? 0 : Math.min(now - last, 50) / 1000
    last = now
    const [input] = [...(session.inputSources ?? [])].filter(
      ({ targetRayMode, handedness }) =>
        targetRayMode === 'tracked-pointer' && handedness !== 'left',
    )
    const hit = tests?.read(frame, space, input) ?? null
    const eye = pose?.transform.matrix
    if (eye && !panel.mesh.visible) hangBefore(panel.mesh, eye)
    aim = hit && eye && hit.normal[1] > level ? { hit, heading: headingOf(eye) } : null
    ring.visible = !place.visible && aim !== null
    if (aim) ring.position.set(...aim.hit.at)
    const ray = input && frame.getPose(input.targetRaySpace, space)?.transform.matrix
    pointer.visible = ray !== undefined
    if (ray) {
      pointer.matrixAutoUpdate = false
      pointer.matrix.fromArray(ray)
    }
    const before = over
    over = ray && meet(rayOf(ray)).cell?.id
    // The browser may give the page no frames while the headset has its own.
    const isMoving = model.moving(lab)
    if (isMoving && !stageFlags().freeze) onTime(elapsed)
    const still = !motionAllowed()
    lessonScene.update(lab, { elapsed: elapsed * workspace.pace, still, chosen: workspace.chosen })
    if (!isMoving || over !== before || now - shownAt >= calm) {
      shownAt = now
      const content = place.visible ? panelContent(source, said(), leaf) : placingContent(source)
      panel.show(content, over)
    }
    if (stageFlags().stats)
      exposePanelState(element, panel, { isPlaced: place.visible, aims: aim !== null })
  }

  let tests: Awaited<ReturnType<typeof createHitTests>> | undefined
  let end = () => {}
  const dispose = () => {
    workspace.clock = 'page'
    end()
    stopHearing()
    tests?.dispose()
    panel.dispose()
    lessonScene.dispose()
    lightRig.dispose()
    for (const part of [ring, pointer]) {
      part.geometry.dispose()
      part.material.dispose()
    }
    renderer.dispose()
    renderer.forceContextLoss()
  }
  try {
    tests = await createHitTests(session)
    end = await runSession(renderer, session, { scene, camera }, onFrame)
    workspace.clock = 'headset'
  } catch (error) {
    dispose()
    throw error
  }
  return dispose
}

/** @throws where there are no graphics; the scene is then freed, as nobody else will */
function rendererFor(lessonScene: LessonScene<object>) {
  try {
    return takeRenderer('ar', { antialias: true, alpha: true, depth: true })
  } catch (error) {
    lessonScene.dispose()
    throw error
  }
}
